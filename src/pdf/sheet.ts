import type { Doc } from "#pdf/doc.ts";
import type { Element } from "#pdf/operations.ts";
import type { Measure } from "#pdf/setting/run.ts";
import type { Typesetter } from "#pdf/setting/typesetter.ts";

const sizes = { A4: [595.28, 841.89], letter: [612, 792] } as const;

/** The paper, its margins in points, and what is placed on it. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Only the foot of the page is below this line. */
  readonly bottom: number;
  /** The factor for leading and gaps: 1, or slightly less when that saves a page. */
  readonly spacing: number;
  readonly typesetter: Typesetter;
  readonly measure: Measure;
  readonly doc: Doc;
  readonly elements: Element[];
}

/** A sheet for a document, with only the document's root element. */
export function emptySheet(doc: Doc, typesetter: Typesetter, spacing = 1): Sheet {
  const [width, height] = sizes[doc.size];
  return {
    width,
    height,
    left: 50,
    right: width - 50,
    top: 38,
    bottom: height - 54,
    spacing,
    typesetter,
    measure: typesetter.measure,
    doc,
    elements: [{ type: "Document", parent: null }],
  };
}

/** The index of the document's root in the list of elements. */
export const root = 0;

/** Adds an element after all others in reading order, and returns its index. */
export function addElement(sheet: Sheet, element: Element): number {
  return sheet.elements.push(element) - 1;
}
