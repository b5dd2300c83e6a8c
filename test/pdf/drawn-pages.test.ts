import { createCanvas, loadImage, Path2D } from "@napi-rs/canvas";
import pixelmatch from "pixelmatch";
import { expect, test } from "vitest";
import { pageShapes } from "#pdf/page-shapes.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { stepsPerPoint } from "#pdf/paper-sizes.ts";
import { setPages } from "#pdf/set-pages.ts";
import { readFace, render } from "#test/pdf/faces.ts";
import { type Picture, pagePixels } from "#test/pdf/page-pixels.ts";
import { renderedPapers } from "#test/pdf/rendered-papers.ts";
import { scriptPaper, scriptWords } from "#test/pdf/script-papers.ts";

/** Twice the usual sharpness: a pixel of a screen is half a point. */
const pixelsPerPoint = 2;

/** How much of a page may differ between the screen and the file, in hundredths. */
const mostPercent = 0.1;

async function pictures(order: PrintOrder): Promise<Picture[]> {
  const { pages, faces } = await setPages(order, readFace);
  const scale = pixelsPerPoint / stepsPerPoint;
  const logo = order.profile?.logoUrl ? await loadImage(order.profile.logoUrl) : null;
  return pageShapes(pages, faces, Number.POSITIVE_INFINITY).map(({ shapes, logos }) => {
    const [width, height] = [pages.width * pixelsPerPoint, pages.height * pixelsPerPoint];
    const canvas = createCanvas(Math.round(width), Math.round(height));
    const context = canvas.getContext("2d");
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    for (const { colour, path, stroke } of shapes) {
      context.fillStyle = `rgb(${colour.join()})`;
      const area = new Path2D(path);
      context.fill(area);
      if (stroke === 0) continue;
      context.strokeStyle = context.fillStyle;
      context.lineWidth = stroke;
      context.stroke(area);
    }
    for (const box of logos) if (logo) context.drawImage(logo, box.x, box.y, box.width, box.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { width: canvas.width, height: canvas.height, pixels: data };
  });
}

const papers = [
  ...Object.entries(renderedPapers),
  ...Object.entries(scriptWords).map(([script, words]) => [`script-${script}`, scriptPaper(words)] as const),
];

test.each(papers)("the pages of %s are drawn as the file shows them", async (_, order) => {
  const [shown, printed] = [await pictures(order), await pagePixels(await render(order), pixelsPerPoint)];
  expect(shown.length).toBe(printed.length);
  for (const [index, page] of printed.entries()) {
    const { width, height, pixels } = shown[index] ?? page;
    expect([width, height]).toEqual([page.width, page.height]);
    const count = pixelmatch(page.pixels, pixels, undefined, width, height, { threshold: 0.1 });
    expect((count / (width * height)) * 100, `page ${index + 1}`).toBeLessThanOrEqual(mostPercent);
  }
});
