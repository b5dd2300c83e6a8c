import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The pixels of a page, four bytes each (red, green, blue, opacity), row after row from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/**
 * Draws every page of a PDF. Letters are drawn from the outlines in the file, never with the machine's fonts, so the
 * same file gives the same picture on every machine, apart from the smoothing of edges.
 *
 * @param pixelsPerPoint 1 is 72 to the inch: small files, in which every digit still differs from every other
 */
export async function pagePixels(pdf: Uint8Array, pixelsPerPoint = 1): Promise<Picture[]> {
  const loading = getDocument({
    data: new Uint8Array(pdf),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  });
  const file = await loading.promise;
  const pictures: Picture[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: pixelsPerPoint });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const canvas = createCanvas(width, height);
    // The package's canvas draws as a browser's does, but the types do not know it.
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    pictures.push({ width, height, pixels: canvas.getContext("2d").getImageData(0, 0, width, height).data });
  }
  await loading.destroy();
  return pictures;
}
