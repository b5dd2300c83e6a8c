import type { Colour } from "#pdf/colour.ts";
import type { Logo } from "#pdf/logo.ts";
import type { Face, Run } from "#pdf/setting/run.ts";

/** The structure elements in use (ISO 32000-1 §14.8.4). */
type ElementType = "Document" | "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD" | "Figure";

/**
 * One element of the logical structure. The list is in reading order, with a parent before its children; an element
 * is identified by its index in the list.
 */
export interface Element {
  readonly type: ElementType;
  /** null for the document itself. */
  readonly parent: number | null;
  readonly scope?: "Column" | "Row";
  readonly alt?: string;
}

/** The box an operation fills, in points from the upper left corner of the page (or of its piece). */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The element it belongs to; null for an artifact, which a reader skips. */
  readonly element: number | null;
}

export interface TextOperation extends Box {
  readonly kind: "text";
  readonly text: string;
  /** Its parts in the order in which they are read; none where the base face sets the text as it is. */
  readonly runs?: readonly Run[];
  readonly face: Face;
  readonly size: number;
  readonly colour: Colour;
}

export interface RectangleOperation extends Box {
  readonly kind: "rectangle";
  readonly colour: Colour;
}

export interface ImageOperation extends Box {
  readonly kind: "image";
  readonly logo: Logo;
}

export type Operation = TextOperation | RectangleOperation | ImageOperation;

export interface Page {
  readonly operations: readonly Operation[];
}

/** A laid-out document: what to draw where, and in which order to read it. */
export interface Pages {
  readonly width: number;
  readonly height: number;
  readonly elements: readonly Element[];
  readonly pages: readonly Page[];
}
