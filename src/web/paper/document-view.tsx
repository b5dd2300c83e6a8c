import { cx } from "class-variance-authority";
import type { Colour } from "#pdf/colour.ts";
import type { Block, Doc, ItemsBlock, LetterheadBlock } from "#pdf/doc.ts";
import { ItemsTable } from "#web/paper/view-items.tsx";
import { ViewTotals } from "#web/paper/view-totals.tsx";
import { PaperSheet } from "#web/ui/paper.tsx";

interface DocumentViewProps {
  doc: Doc;
  /** How many lines are shown, all by default. */
  rowsAtMost?: number;
}

/**
 * A document to read where its pages are too small or not there, in one of its views. Words and figures come from the
 * same code as the PDF; the layout fits the screen's width. Always dark on light, as printed.
 */
export function DocumentView({ doc, rowsAtMost = Number.POSITIVE_INFINITY }: DocumentViewProps) {
  return (
    <PaperSheet aria-label={doc.title} lang={doc.language}>
      <div className="flex flex-col gap-6 px-4 py-6 cramped:px-2 cramped:text-sm @min-[560px]:gap-8 @min-[560px]:p-10">
        {doc.band && (
          <p className="-mx-4 @min-[560px]:-mx-10 @min-[560px]:-mt-10 -mt-6 bg-ink px-4 @min-[560px]:px-10 py-1.5 font-medium text-surface text-sm">
            {doc.band}
          </p>
        )}
        {[...doc.opening, ...doc.closing].map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, so the order identifies them
          <ViewBlock key={index} block={block} accent={cssColour(doc.accent)} rowsAtMost={rowsAtMost} />
        ))}
      </div>
    </PaperSheet>
  );
}

interface ViewBlockProps {
  block: Block;
  accent: string;
  rowsAtMost: number;
}

function ViewBlock({ block, accent, rowsAtMost }: ViewBlockProps) {
  switch (block.kind) {
    case "letterhead":
      return <Letterhead {...block} />;
    case "title":
      return (
        <h2 className="border-t-2 pt-4 font-semibold text-2xl tracking-tight" style={{ borderColor: accent }}>
          {block.text}
        </h2>
      );
    case "parties":
      return <Parties {...block} />;
    case "text":
      return (
        <div className="break-inside-avoid">
          {block.heading && <h3 className="mb-1 font-semibold">{block.heading}</h3>}
          <p
            dir="auto"
            style={plaintext}
            className={cx("wrap-anywhere whitespace-pre-line", block.isSmall && "text-ink-soft text-sm")}
          >
            {block.text}
          </p>
        </div>
      );
    case "items":
      return <ItemsTable block={firstRows(block, rowsAtMost)} accent={accent} />;
    case "totals":
      return <ViewTotals block={block} accent={accent} />;
  }
}

function firstRows(block: ItemsBlock, count: number): ItemsBlock {
  let left = count;
  const sections = block.sections.map((section) => {
    const rows = section.rows.slice(0, left);
    left -= rows.length;
    return { ...section, rows };
  });
  return { ...block, sections };
}

function Letterhead({ name, lines, logo }: LetterheadBlock) {
  return (
    <div className="flex flex-wrap-reverse items-start justify-between gap-4">
      <div className="min-w-0">
        {name && (
          <p className="wrap-anywhere font-semibold text-xl">
            <bdi>{name}</bdi>
          </p>
        )}
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere text-ink-soft text-sm">
            {line}
          </p>
        ))}
      </div>
      {logo && <img src={logo} alt={name ? `Logo of ${name}` : "Logo"} className="max-h-20 max-w-48" />}
    </div>
  );
}

function Parties({ parties, facts }: Extract<Block, { kind: "parties" }>) {
  return (
    <div className="grid grid-cols-1 gap-6 @min-[560px]:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {parties.map(({ heading, lines }) => (
        <div key={heading} className="min-w-0">
          <h3 className="text-ink-soft text-sm">{heading}</h3>
          {filledLines(lines).map((line, index) => (
            <p key={line} className={cx("wrap-anywhere", index === 0 && "font-semibold")}>
              <bdi style={plaintext}>{line}</bdi>
            </p>
          ))}
        </div>
      ))}
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-0.5">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft text-sm leading-6">{label}</dt>
            <dd className="tabular text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** As on paper, each paragraph has its own direction, which what it isolates does not decide: unlike `dir="auto"`. */
const plaintext = { unicodeBidi: "plaintext" } as const;

function filledLines(lines: readonly string[]): string[] {
  return [...new Set(lines.filter((line) => line.trim() !== ""))];
}

function cssColour([red, green, blue]: Colour): string {
  return `rgb(${red} ${green} ${blue})`;
}
