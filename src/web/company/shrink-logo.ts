import { fitInto, isOpaquePng } from "#web/company/logo-file.ts";

/** Enough for the sharpest printer at the size of a letterhead. In pixels. */
const logoSide = 600;
/** In bytes. A flat drawing is small and sharper as a PNG; a photograph is larger, and becomes a JPEG. */
const largestPng = 250_000;

/**
 * Draws a picture again, shrunk and on white. Only its pixels are kept: neither the place where a photograph was taken
 * nor any other metadata, and the printed page needs no transparency.
 *
 * @returns a data URL of an opaque PNG or JPEG; null when the browser can't read the picture
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

/** The first bytes of a file, by which its kind is recognised. */
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
