import { expect, test } from "vitest";
import { readLogo } from "#pdf/logo.ts";
import { opaquePng } from "#test/pdf/sample-documents.ts";

const png = (base64: string) => `data:image/png;base64,${base64}`;

const translucent = png(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgZGJuAAAAlQCHE8j2iQAAAABJRU5ErkJggg==",
);
const palette = png(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEUBAgMNh2TVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
);
const oneColourClear = png(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAABnRSTlMAAQACAAPJS6v1AAAADElEQVR4nGNgZGIGAAAOAAfXb+R4AAAAAElFTkSuQmCC",
);
const rowMissing = png(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAC0lEQVR4nGNgAAMAAAcAAbKGrPQAAAAASUVORK5CYII=",
);

/** The frame header of a JPEG with that many components, and its end; without pixels. */
function jpeg(components: number): string {
  const frame = [0xff, 0xc0, 0, 8 + 3 * components, 8, 0, 40, 0, 120, components];
  const bytes = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, ...frame, ...Array(3 * components).fill(1), 0xff, 0xd9];
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
}

test("an opaque PNG and a colour or grey JPEG are logos", () => {
  expect(readLogo(opaquePng)).toMatchObject({ width: 2, height: 1 });
  expect(readLogo(jpeg(3))).toMatchObject({ width: 120, height: 40 });
  expect(readLogo(jpeg(1))).toMatchObject({ width: 120, height: 40 });
});

test("a picture with transparency or a palette is left out: pdfkit would split it in a worker of its own", () => {
  for (const logo of [translucent, palette, oneColourClear]) expect(readLogo(logo)).toBeNull();
});

test("a CMYK JPEG is left out: PDF/A allows one kind of colour only", () => {
  expect(readLogo(jpeg(4))).toBeNull();
});

test("addresses, drawings and broken data are left out silently", () => {
  const whole = opaquePng.slice(0, -40);
  for (const logo of [
    null,
    "",
    "https://example.com/logo.png",
    "data:image/svg+xml;base64,PHN2Zy8+",
    "data:image/png,not-base64",
    "data:image/png;base64,@@@@",
    "data:image/png;base64,",
    "data:image/jpeg;base64,/9j/2Q==",
    rowMissing,
    whole,
  ]) {
    expect(readLogo(logo)).toBeNull();
  }
});
