import { fitInto, isOpaquePng } from "#web/company/logo-file.ts";

/** Enough for the sharpest printer at the size of a letterhead. */
const logoSide = 600;
/** A flat drawing is sharper as PNG and small; a photograph is not small, and goes as JPEG. */
const largestPng = 250_000;

/**
 * Draws a picture anew, shrunk and on white: nothing of the file but its pixels is kept, neither where a photograph
 * was taken nor what else may hide in it, and the printed page needs no transparency.
 *
 * @returns a data URL of an opaque PNG or JPEG; null where the browser can't read the picture
 */
export async function shrinkLogo(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fitInto(logoSide, picture));
  const paper = canvas.getContext("2d", { alpha: false });
  if (paper === null) return null;
  paper.fillStyle = "#ffffff";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const png = await encode(canvas, "image/png");
  const suits = png !== null && png.size <= largestPng && isOpaquePng(await bytesOf(png));
  const chosen = suits ? png : await encode(canvas, "image/jpeg");
  return chosen && asDataUrl(chosen);
}

/** The bytes at the head of a file that tell its kind. */
export async function headOf(file: Blob): Promise<Uint8Array> {
  return bytesOf(file.slice(0, 32));
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((settle) => canvas.toBlob(settle, type, 0.9));
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((settle, fail) => {
    const reader = new FileReader();
    reader.onload = () => settle(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}
