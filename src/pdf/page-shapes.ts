import type { Colour } from "#pdf/colour.ts";
import { type GlyphPlace, glyphShapes, stepsOf } from "#pdf/glyph-shape.ts";
import type { Operation, Page, Pages, TextOperation } from "#pdf/operations.ts";
import { stepsPerPoint } from "#pdf/paper-sizes.ts";
import type { Run } from "#pdf/setting/run.ts";
import type { Faces } from "#pdf/setting/type-faces.ts";
import { baselineOf, strokeOf } from "#pdf/text-place.ts";

/** An area of one colour: the data of an SVG path, in the steps of the page. */
export interface PageShape {
  readonly colour: Colour;
  readonly path: string;
  /** The width of the line around it, in steps; 0 for none. */
  readonly stroke: number;
}

/** The box of the logo, in steps from the upper left corner. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnPage {
  /** What is later lies over what is before it. */
  readonly shapes: readonly PageShape[];
  readonly logos: readonly PictureBox[];
}

/**
 * Draws laid-out pages as shapes that a screen fills, from the outlines of the letters that the file embeds, so that a
 * screen shows what the file shows. A page is a few dozen shapes, because neighbours of one colour are one.
 *
 * @param most how many pages are drawn, from the first
 */
export function pageShapes({ pages }: Pages, faces: Faces, most: number): DrawnPage[] {
  const shapeOf = glyphShapes();
  const draw = (page: Page): DrawnPage => ({
    shapes: joined(page.operations.flatMap((operation) => shapesOf(operation, faces, shapeOf))),
    logos: page.operations.flatMap((operation) => (operation.kind === "image" ? [boxOf(operation)] : [])),
  });
  return pages.slice(0, most).map(draw);
}

type GlyphShapes = ReturnType<typeof glyphShapes>;

function shapesOf(operation: Operation, faces: Faces, shapeOf: GlyphShapes): PageShape[] {
  if (operation.kind === "image") return [];
  const { colour } = operation;
  if (operation.kind === "text") return textShapes(operation, faces, shapeOf);
  const { x, y, width, height } = boxOf(operation);
  return [{ colour, path: `M${x} ${y}h${width}v${height}h${-width}z`, stroke: 0 }];
}

/** The size is rounded by itself, so that a hairline is as wide everywhere. */
function boxOf({ x, y, width, height }: PictureBox): PictureBox {
  return { x: stepsOf(x), y: stepsOf(y), width: stepsOf(width), height: stepsOf(height) };
}

function textShapes(operation: TextOperation, faces: Faces, shapeOf: GlyphShapes): PageShape[] {
  const { text, runs = [{ x: 0, text, shaped: null }], x, size, colour } = operation;
  const place = { x, y: baselineOf(operation) };
  return runs.map((run) => {
    const at = { ...place, x: place.x + run.x };
    const stroke = run.shaped === null ? null : strokeOf(run.shaped.file, operation);
    const path =
      run.shaped === null
        ? baseRun(run.text, faces[operation.face], { at, size, shapeOf })
        : shapedRun({ ...run, shaped: run.shaped }, { at, size, shapeOf });
    return { colour, path, stroke: stroke === null ? 0 : stroke * stepsPerPoint };
  });
}

interface RunPlace {
  readonly at: { readonly x: number; readonly y: number };
  readonly size: number;
  readonly shapeOf: GlyphShapes;
}

function baseRun(text: string, face: Faces["regular"], { at, size, shapeOf }: RunPlace): string {
  const scale = size / face.unitsPerEm;
  let pen = at.x;
  return face
    .layout(text)
    .glyphs.map((glyph) => {
      const place: GlyphPlace = { scale, x: pen, y: at.y };
      pen += glyph.advanceWidth * scale;
      return shapeOf(glyph, place);
    })
    .join("");
}

type ShapedRun = Run & { readonly shaped: NonNullable<Run["shaped"]> };

function shapedRun({ text, shaped }: ShapedRun, { at, size, shapeOf }: RunPlace): string {
  const scale = size / shaped.font.unitsPerEm;
  let pen = at.x;
  return shaped
    .clusters(text)
    .flatMap(({ parts, advance }) => {
      const start = pen;
      pen += advance * scale;
      return parts.map(({ glyph, x, y }) =>
        shapeOf(glyph, { scale, x: start + x * scale, y: at.y - y * scale }),
      );
    })
    .join("");
}

/** Shapes without an area are left out, and neighbours of one colour become one. */
function joined(shapes: readonly PageShape[]): PageShape[] {
  const all: PageShape[] = [];
  for (const shape of shapes) {
    const last = all.at(-1);
    if (shape.path === "") continue;
    if (last !== undefined && isAlike(last, shape))
      all[all.length - 1] = { ...last, path: last.path + shape.path };
    else all.push(shape);
  }
  return all;
}

function isAlike(left: PageShape, right: PageShape): boolean {
  return left.stroke === right.stroke && left.colour.join() === right.colour.join();
}
