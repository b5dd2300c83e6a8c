import type { ReactNode } from "react";
import { type LineSection, lineSections, sectionOf } from "#domain/documents/line-section.ts";
import { counted } from "#domain/money/counted.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { usePart } from "#web/overlays/use-part.ts";
import { sectionHeadings } from "#words/labels/section-headings.ts";

type Guide = typeof import("#web/quoting/guide-mark.tsx");

/** Loaded for lines of the price list alone. */
const loadGuideMark = (): Promise<Guide> => import("#web/quoting/guide-mark.tsx");

/** Where a line is, among all and in its section. */
export interface LinePlace {
  /** Its position among all lines. */
  at: number;
  isFirst: boolean;
  isLast: boolean;
  /** Says so of a price that came with a starter list; absent until it is loaded. */
  GuideMark: Guide["GuideMark"] | undefined;
}

/** The lines that stand under one heading with a line. */
export function besideLine(lines: readonly DraftLine[], line: DraftLine): readonly DraftLine[] {
  return lines.filter((each) => sectionOf(each) === sectionOf(line));
}

interface LineSectionsProps {
  lines: readonly DraftLine[];
  /** Puts the lines under one heading into a list or a table. */
  list: (heading: string, rows: ReactNode) => ReactNode;
  /** Draws a line as one of those. */
  children: (line: DraftLine, place: LinePlace) => ReactNode;
}

/** The lines of a draft in their sections. */
export function LineSections({ lines, list, children }: LineSectionsProps) {
  const isCopied = lines.some(({ materialId, laborItemId }) => materialId ?? laborItemId);
  const part = usePart(loadGuideMark, isCopied, leaveOut);
  return lineSections.map((section) => (
    <SectionOfLines key={section} {...{ section, lines, list }} GuideMark={part?.GuideMark}>
      {children}
    </SectionOfLines>
  ));
}

interface SectionOfLinesProps extends LineSectionsProps {
  section: LineSection;
  GuideMark: LinePlace["GuideMark"];
}

function SectionOfLines({ section, lines, list, GuideMark, children }: SectionOfLinesProps) {
  const own = lines.filter((line) => sectionOf(line) === section);
  if (own.length === 0) return null;
  const rows = own.map((line, index) =>
    children(line, {
      at: lines.indexOf(line),
      isFirst: index === 0,
      isLast: index === own.length - 1,
      GuideMark,
    }),
  );
  return (
    <section aria-label={sectionHeadings[section]} className="@container">
      <h3 className="-mx-1 flex items-baseline justify-between border-line border-b px-1 pb-1 font-medium text-ink-soft text-sm">
        {sectionHeadings[section]}
        <span className="tabular">{counted(own.length, "item")}</span>
      </h3>
      {list(sectionHeadings[section], rows)}
    </section>
  );
}

/** Without it the lines do not say whose prices they have; the question before sending does. */
function leaveOut(): void {}
