/**
 * The part of pdfkit and fontkit that the writer uses. The published types bring Node's types into a layer that must
 * also run in a browser.
 */
declare module "fontkit" {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
    readonly path: Path;
  }
  /** An outline: its commands, with the coordinates of each. */
  export interface PathCommand {
    readonly command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
    readonly args: readonly number[];
  }
  interface Path {
    readonly commands: readonly PathCommand[];
  }
  /** The glyphs of a list: one by one, or in ranges. */
  export interface Coverage {
    readonly glyphs?: readonly number[];
    readonly rangeRecords?: readonly { readonly start: number; readonly end: number }[];
  }
  /** Which glyphs a lookup sees. */
  interface LookupFlags {
    /** Not fontkit's: the only marks that it sees. */
    marks?: ReadonlySet<number> | undefined;
  }
  interface LayoutTable {
    readonly lookupList: {
      toArray(): readonly { readonly flags: LookupFlags; readonly markFilteringSet: number | null }[];
    };
  }
  export interface GlyphIterator {
    /** The flags of the lookup that is applied. */
    readonly options: LookupFlags;
    shouldIgnore(glyph: { readonly id: number; readonly isMark: boolean }): boolean;
  }
  /** Applies the lookups of a table to the glyphs of a text. */
  export interface LookupProcessor {
    glyphIterator: GlyphIterator;
    /** Whether a sequence is at a place, counted from the glyph of the lookup. */
    match(index: number, sequence: readonly unknown[], ...others: readonly unknown[]): unknown;
  }
  /** The positions of marks on their letters (GPOS). */
  interface AnchorProcessor extends LookupProcessor {
    applyAnchor(mark: { markAnchor: unknown }, anchor: unknown, index: number): void;
    applyLookup(type: number, table: unknown): boolean;
  }
  export interface Position {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  /** A TrueType subset, as it is embedded. */
  export interface Subset {
    glyphs: number[];
    glyf: Uint8Array[];
    loca: { offsets: number[]; version: number };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
    _addGlyph(glyph: number): number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly characterSet: number[];
    readonly loca: { version: number };
    readonly _layoutEngine: {
      readonly engine?: {
        readonly GSUBProcessor: LookupProcessor | null;
        readonly GPOSProcessor: AnchorProcessor | null;
      };
    };
    readonly GDEF?: { readonly markGlyphSetsDef?: { readonly coverage: readonly Coverage[] } | null };
    readonly GSUB?: LayoutTable;
    readonly GPOS?: LayoutTable;
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
      script?: undefined,
      language?: undefined,
      direction?: "ltr" | "rtl",
    ): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly Position[];
      readonly direction: "ltr" | "rtl";
    };
    getGlyph(id: number, codePoints?: readonly number[]): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Uint8Array): Font;
}

declare module "pdfkit" {
  import type { Subset } from "fontkit";

  /** A face within a file. */
  export interface EmbeddedFont {
    readonly subset: Subset;
    /** From units of the face to thousandths of the size. */
    readonly scale: number;
    /** In thousandths of the size, by code. */
    readonly widths: number[];
    /** The characters of each code. */
    readonly unicode: number[][];
    encode: (text: string) => [codes: string[], positions: { xAdvance: number; advanceWidth: number }[]];
    widthOfString: (text: string) => number;
  }
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
  export class PDFDocument {
    constructor(options: Record<string, unknown>);
    info: Record<string, string | Date>;
    /** The face that is used now. */
    readonly _font: EmbeddedFont;
    ref(data?: Record<string, unknown>): Reference;
    endMetadata(): void;
    appendXML(xml: string): void;
    addPage(): this;
    registerFont(name: string, font: unknown): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: readonly number[]): this;
    strokeColor(colour: readonly number[]): this;
    lineWidth(width: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: false; baseline: number; fill?: boolean; stroke?: boolean },
    ): this;
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
