import { cx } from "class-variance-authority";
import type { TotalRow } from "#pdf/doc.ts";
import { FigureText } from "#web/ui/figure-text.tsx";

interface SumRowProps {
  row: TotalRow;
  /** The line above what is due. */
  dueStyles: string;
  /** The colour of that line, if it is not the theme's. */
  accent?: string;
}

/** One sum of a document with its label, in the preview and in the editor. */
export function SumRow({ row: { label, value, weight, note }, dueStyles, accent }: SumRowProps) {
  return (
    <div
      style={weight === "due" && accent ? { borderColor: accent } : undefined}
      className={cx(
        "flex flex-wrap items-baseline gap-x-4",
        weight === "strong" && "font-semibold",
        weight === "due" && `mt-1 ${dueStyles} font-semibold text-xl`,
      )}
    >
      <dt className={`flex-1 basis-24 ${weight === "plain" ? "text-ink-soft" : ""}`}>
        {label}
        {note && <span className="block text-sm">{note}</span>}
      </dt>
      <dd className="tabular ml-auto whitespace-nowrap">
        <FigureText text={value} />
      </dd>
    </div>
  );
}
