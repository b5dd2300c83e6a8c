import { zlibSync } from "fflate";
import type { Reference, StructureElement } from "pdfkit";
import { PDFDocument } from "pdfkit";
import type { ClusterFont } from "#pdf/cluster-font.ts";
import { clusterFont } from "#pdf/cluster-font.ts";
import type { ImageOperation, Operation, Page, Pages, TextOperation } from "#pdf/operations.ts";
import type { ShapedFace } from "#pdf/setting/open-face.ts";
import { plainText } from "#pdf/setting/printable-text.ts";
import type { Run } from "#pdf/setting/run.ts";
import type { Faces } from "#pdf/setting/type-faces.ts";
import { baselineOf, strokeOf } from "#pdf/text-place.ts";
import { identification, xmlText } from "#pdf/xmp.ts";

/** The metadata of a file. */
export interface FileMetadata {
  readonly title: string;
  readonly author: string | null;
  /** "en-GB". */
  readonly language: string;
  /** From the document, never from the clock, so that the same document gives the same bytes. */
  readonly created: Date;
}

/**
 * Writes laid-out pages as a tagged PDF 1.7 that declares PDF/A-3a and PDF/UA-1. Only this file uses pdfkit. The same
 * pages give the same bytes, in a browser and in Node.
 */
export function writePdf(pages: Pages, metadata: FileMetadata, faces: Faces): Promise<Uint8Array> {
  const file = openFile(pages, metadata, faces);
  const bytes = collect(file);
  const elements = buildStructure(file, pages);
  for (const page of pages.pages) {
    file.addPage();
    drawPage(file, page, { elements, pageHeight: pages.height });
  }
  elements[0]?.end();
  file.end();
  return bytes;
}

function openFile(pages: Pages, metadata: FileMetadata, faces: Faces): SteadyFile {
  const author = plainText(metadata.author ?? "");
  const file = new SteadyFile({
    size: [pages.width, pages.height],
    margin: 0,
    autoFirstPage: false,
    font: null,
    compress: false,
    pdfVersion: "1.7",
    subset: "PDF/A-3a",
    tagged: true,
    displayTitle: true,
    lang: metadata.language,
    info: {
      Title: plainText(metadata.title),
      ...(author === "" ? {} : { Author: author }),
      Creator: "Quotewright",
      Producer: "Quotewright",
      CreationDate: metadata.created,
    },
  });
  for (const face of ["regular", "bold"] as const) {
    file.registerFont(face, faces[face]).font(face);
    // The empty box is never drawn, but PDF/A forbids even a table that maps it to NUL (ISO 19005-3 §6.2.11.7).
    file._font.unicode[0] = [0xfffd];
  }
  return file;
}

class SteadyFile extends PDFDocument {
  private readonly clusterFonts = new Map<string, ClusterFont>();

  /** Uses the face of a script for the next text. */
  scriptFont({ file, font }: ShapedFace): ClusterFont {
    const known = this.clusterFonts.get(file);
    if (known !== undefined) {
      this.font(file);
      return known;
    }
    this.registerFont(file, font).font(file);
    const made = clusterFont(this._font);
    this.clusterFonts.set(file, made);
    return made;
  }

  /** Streams are deflated here: in Node pdfkit uses the platform's zlib, whose bytes differ from a browser's. */
  override ref(data?: Record<string, unknown>): Reference {
    const reference = super.ref(data);
    const finalize = reference.finalize.bind(reference);
    reference.finalize = () => {
      deflate(reference);
      finalize();
    };
    return reference;
  }

  /** pdfkit writes title and author into the metadata unescaped: "Smith & Sons" would break it. */
  override endMetadata(): void {
    this.appendXML(identification);
    const escaped = Object.entries(this.info).map(([key, value]) => [
      key,
      typeof value === "string" ? xmlText(value) : value,
    ]);
    this.info = Object.fromEntries(escaped);
    super.endMetadata();
  }
}

/** Metadata stays uncompressed, so that tools which do not know PDF can find it (ISO 19005-3 §6.6.2). */
function deflate(reference: Reference): void {
  if (reference.buffer.length === 0 || reference.data.Filter !== undefined) return;
  if (reference.data.Type === "Metadata") return;
  reference.buffer = [zlibSync(joined(reference.buffer))];
  reference.data.Filter = "FlateDecode";
}

function buildStructure(file: PDFDocument, { elements }: Pages): StructureElement[] {
  const built: StructureElement[] = [];
  for (const { type, parent, scope, alt } of elements) {
    const element = file.struct(type, {
      ...(scope === undefined ? {} : { scope }),
      ...(alt === undefined ? {} : { alt: plainText(alt) }),
    });
    built.push(element);
    if (parent === null) file.addStructure(element);
    else built[parent]?.add(element);
  }
  return built;
}

/** Consecutive operations of one element are one run of marked content. */
function drawPage(
  file: SteadyFile,
  page: Page,
  { elements, pageHeight }: { elements: readonly StructureElement[]; pageHeight: number },
): void {
  let start = 0;
  while (start < page.operations.length) {
    const owner = page.operations[start]?.element ?? null;
    let end = start + 1;
    while (end < page.operations.length && (page.operations[end]?.element ?? null) === owner) end += 1;
    const run = page.operations.slice(start, end);
    if (owner !== null) setBounds(elements[owner], run, pageHeight);
    const drawRun = () => {
      for (const operation of run) draw(file, operation);
    };
    if (owner === null) drawArtifact(file, drawRun);
    else elements[owner]?.add(drawRun);
    start = end;
  }
}

/** A figure states its box, so that a reader can magnify it (ISO 32000-1 §14.8.5.4.3). */
function setBounds(
  element: StructureElement | undefined,
  run: readonly Operation[],
  pageHeight: number,
): void {
  const image = run.find(({ kind }) => kind === "image");
  if (image === undefined || element === undefined) return;
  const { x, y, width, height } = image;
  const BBox = [x, pageHeight - y - height, x + width, pageHeight - y];
  element.dictionary.data.A = { O: "Layout", Placement: "Block", BBox };
}

function drawArtifact(file: PDFDocument, drawRun: () => void): void {
  file.markContent("Artifact", { type: "Layout" });
  drawRun();
  file.endMarkedContent();
}

function draw(file: SteadyFile, operation: Operation): void {
  if (operation.kind === "text") drawText(file, operation);
  else if (operation.kind === "image") drawImage(file, operation);
  else
    file.rect(operation.x, operation.y, operation.width, operation.height).fillColor(operation.colour).fill();
}

function drawText(file: SteadyFile, operation: TextOperation): void {
  const { text, runs, face, size, colour, x } = operation;
  if (text === "") return;
  file.font(face).fontSize(size).fillColor(colour);
  const baseline = baselineOf(operation);
  if (runs === undefined) file.text(text, x, baseline, { lineBreak: false, baseline: 0 });
  else for (const run of runs) drawRun(file, run, { operation, baseline });
}

function drawRun(
  file: SteadyFile,
  { x, text, shaped }: Run,
  { operation, baseline }: { operation: TextOperation; baseline: number },
): void {
  const { face, colour } = operation;
  const place = { lineBreak: false, baseline: 0 } as const;
  if (shaped === null) {
    file.font(face).text(text, operation.x + x, baseline, place);
    return;
  }
  file.scriptFont(shaped).draw(shaped.clusters(text));
  const stroke = strokeOf(shaped.file, operation);
  if (stroke !== null) file.lineWidth(stroke).strokeColor(colour);
  const paint = stroke === null ? {} : { fill: true, stroke: true };
  file.text(text, operation.x + x, baseline, { ...place, ...paint });
}

function drawImage(file: PDFDocument, { logo, x, y, width, height }: ImageOperation): void {
  file.image(file.openImage(logo.bytes), x, y, { width, height, ignoreOrientation: true });
}

function collect(file: PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve) => {
    file.on("data", (chunk) => chunks.push(chunk));
    file.on("end", () => resolve(joined(chunks)));
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
