/**
 * The part of pdfkit and fontkit that the writer uses. The published types bring Node's types into a layer that must
 * also run in a browser.
 */
declare module "fontkit" {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly characterSet: number[];
    glyphForCodePoint(codePoint: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Uint8Array): Font;
}

declare module "pdfkit" {
  export interface Reference {
    data: Record<string, unknown>;
    buffer: Uint8Array[];
    end(): void;
    finalize(): void;
  }
  export interface StructureElement {
    readonly dictionary: Reference;
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  }
  type Side = "regular" | "bold";
  export class PDFDocument {
    constructor(options: Record<string, unknown>);
    info: Record<string, string | Date>;
    /** The characters of each glyph of the face that is used in this file. */
    readonly _font: { readonly unicode: number[][] };
    ref(data?: Record<string, unknown>): Reference;
    endMetadata(): void;
    appendXML(xml: string): void;
    addPage(): this;
    registerFont(name: Side, font: unknown): this;
    font(name: Side): this;
    fontSize(size: number): this;
    fillColor(colour: readonly number[]): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(): this;
    text(text: string, x: number, y: number, options: { lineBreak: false; baseline: number }): this;
    openImage(bytes: Uint8Array): { width: number; height: number };
    image(
      picture: { width: number; height: number },
      x: number,
      y: number,
      options: { width: number; height: number; ignoreOrientation: boolean },
    ): this;
    struct(type: string, options?: { alt?: string; scope?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: "Artifact", options?: { type: string }): this;
    endMarkedContent(): this;
    on(event: "data", listener: (chunk: Uint8Array) => void): this;
    on(event: "end", listener: () => void): this;
    end(): void;
  }
}
