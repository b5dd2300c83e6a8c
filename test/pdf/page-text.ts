import type { Aside, Block, Cell, Doc, Fact, ItemSection } from "#pdf/doc.ts";
import type { Operation, Pages } from "#pdf/operations.ts";

/** Pages as text, one operation to a line: its place, its size and its content, for comparison with a golden file. */
export function pagesText({ pages }: Pages): string {
  return pages
    .map(({ operations }, index) => [`== page ${index + 1}`, ...operations.map(operationText)].join("\n"))
    .join("\n")
    .concat("\n");
}

function operationText(operation: Operation): string {
  const { x, y, width, height, element } = operation;
  const box = [x, y, width, height].map((number) => number.toFixed(1)).join(" ");
  const owner = element === null ? "artifact" : `#${element}`;
  if (operation.kind !== "text") return `${box} ${owner} ${operation.kind}`;
  return `${box} ${owner} ${operation.face} ${operation.size} ${JSON.stringify(operation.text)}`;
}

/** A document's words as text, one sentence or table row to a line, for reading. */
export function wordsText(doc: Doc): string {
  const { accent, date, language, size, title, author, foot } = doc;
  return [
    `${title} | ${author ?? "no author"} | ${language} | ${size} | ${date} | ${accent.join(",")}`,
    ...(doc.band === null ? [] : [`[band] ${doc.band}`]),
    `[running] ${doc.running}`,
    ...[...doc.opening, ...doc.closing].flatMap(blockLines),
    `[foot] ${foot} | ${doc.pageLabel(1, 2)}`,
    "",
  ].join("\n");
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "letterhead":
      return [
        `[letterhead] ${block.logo === null ? "no logo" : "logo"}`,
        block.name ?? "no name",
        ...block.lines,
      ];
    case "title":
      return [`[title] ${block.text}`];
    case "parties":
      return [
        ...block.parties.flatMap(({ heading, lines }) => [`[party] ${heading}`, ...lines.filter(Boolean)]),
        ...block.facts.map(factLine),
      ];
    case "text":
      return [`[text${block.isSmall ? " small" : ""}] ${block.heading ?? "-"}`, block.text];
    case "items":
      return block.sections.flatMap((section) => sectionLines(section));
    case "totals":
      return [
        "[totals]",
        ...block.rows.flatMap((row) => [
          `${factLine(row)} (${row.weight})`,
          ...(row.note === undefined ? [] : [`[note] ${row.note}`]),
        ]),
        ...asideLines(block.beside),
      ];
  }
}

function sectionLines({ heading, columns, rows, total }: ItemSection): string[] {
  const cellText = ({ text, detail }: Cell) => (detail ? `${text} (${detail})` : text);
  return [
    `[items] ${heading}`,
    columns.map(({ head }) => head).join(" | "),
    ...rows.map((cells) => cells.map(cellText).join(" | ")),
    ...(total === null ? [] : [factLine(total)]),
  ];
}

function asideLines(aside: Aside | null): string[] {
  if (aside === null) return [];
  const text = aside.text === null ? [] : [aside.text];
  return [
    `[beside] ${aside.heading}`,
    ...text,
    ...aside.facts.map(factLine),
    ...aside.signed.map((label) => `[to sign] ${label}`),
  ];
}

function factLine({ label, value }: Fact): string {
  return `${label}: ${value}`;
}
