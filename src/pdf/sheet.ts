import type { Doc } from "#pdf/doc.ts";
import type { Element } from "#pdf/operations.ts";
import { paperSizes } from "#pdf/paper-sizes.ts";
import type { Measure } from "#pdf/setting/run.ts";
import type { Typesetter } from "#pdf/setting/typesetter.ts";

/** How closely a document is set. */
export interface Spacing {
  /** The factor of the leading of lines. */
  readonly leading: number;
  /** The factor of the room between pieces and around rows. */
  readonly gap: number;
}

/** The paper, its margins in points, and what is placed on it. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Only the foot of the page is below this line. */
  readonly bottom: number;
  /** The upper edge of what is placed on every page but the first, beneath the running head. */
  readonly topLater: number;
  /** How far lines and gaps are drawn together when that saves a page. */
  readonly spacing: Spacing;
  /** Where the right-hand one of the two columns begins: 60% of the width is to its left. */
  readonly column: number;
  readonly typesetter: Typesetter;
  readonly measure: Measure;
  readonly doc: Doc;
  readonly elements: Element[];
}

export const loose: Spacing = { leading: 1, gap: 1 };

/** A sheet for a document, with only the document's root element. */
export function emptySheet(doc: Doc, typesetter: Typesetter, spacing = loose): Sheet {
  const [width, height] = paperSizes[doc.size];
  return {
    width,
    height,
    left: 50,
    right: width - 50,
    top: 38,
    topLater: 62,
    column: 50 + (width - 100) * 0.6,
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
