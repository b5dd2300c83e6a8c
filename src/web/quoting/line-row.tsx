import { memo } from "react";
import { formatMoney } from "#domain/money/format-money.ts";
import type { Pence } from "#domain/money/pence.ts";
import { formatQuantity } from "#domain/money/quantity.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { type DraftLine, lineItemOf } from "#web/drafts/draft-lines.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { changeByKey } from "#web/quoting/line-acts.ts";
import { LineAmount } from "#web/quoting/line-amount.tsx";
import { firstLine } from "#web/quoting/line-name.ts";
import { type LineProblems, shownProblems } from "#web/quoting/line-problems.ts";
import type { LinePlace } from "#web/quoting/line-sections.tsx";
import { printedUnit } from "#words/paper/printed-unit.ts";

/** The line in the sheet. */
export interface OpenLine {
  id: DraftLine["id"];
  /** The field that gets the focus, because it has an error; null for none. */
  fieldId: string | null;
}

interface LineRowProps extends LineProblems, Pick<LinePlace, "at" | "GuideMark"> {
  line: DraftLine;
  language: Language;
  /** What the customer pays for it, where it is marked up; null where its figures cannot be read. */
  customerPays: Pence | null | undefined;
  isFixed: boolean;
  /** Its problems stand in the sheet then. */
  isOpen: boolean;
  onOpen: (open: OpenLine) => void;
  dispatch: Parameters<typeof changeByKey>[0]["dispatch"];
}

/**
 * One line on a phone: its name, how many at what price, and what the customer pays for it. What is wrong with it stands below, and opens
 * the field that it is about. Memoised, because a letter typed in the sheet must not draw two hundred rows again.
 */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, language, isOpen, onOpen } = props;
  const problems = isOpen ? [] : shownProblems(props);
  return (
    <li data-line={line.id} onKeyDown={(event) => changeByKey(props, event)} className={itemStyles}>
      <button
        type="button"
        id={fieldIds.line(line.id)}
        aria-haspopup="dialog"
        onClick={() => onOpen({ id: line.id, fieldId: null })}
        className="flex min-h-14 w-full flex-wrap items-center gap-x-3 py-2 text-left"
      >
        <span className="basis-36 grow">
          <span className="line-clamp-4 font-medium wrap-anywhere">{firstLine(line)}</span>
          <span className="flex flex-wrap gap-x-3 text-ink-soft text-sm empty:hidden">
            {line.itemType !== "description" && props.customerPays !== null && (
              <span className="tabular text-ink">{priceOf(line, language)}</span>
            )}
            {props.GuideMark && <props.GuideMark line={line} />}
          </span>
        </span>
        <LineAmount {...props} />
      </button>
      {problems.map(({ fieldId, message }) => (
        <button
          key={fieldId}
          id={fieldId}
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen({ id: line.id, fieldId })}
          className="block min-h-11 w-full py-2 text-left text-danger text-sm underline underline-offset-4"
        >
          {message}
        </button>
      ))}
    </li>
  );
});

/** "2.5 hr × £45.00" */
function priceOf(line: DraftLine, language: Language): string {
  const { quantity, unitPrice, unit } = lineItemOf(line);
  const { currency } = regionTerms(language);
  const count = [formatQuantity(quantity), printedUnit(unit)].filter(Boolean).join(" ");
  return `${count} × ${formatMoney(unitPrice, currency, language)}`;
}

/**
 * Rows out of sight are not laid out; the first eight are, because a guessed height would move what follows them. What
 * is not laid out is clipped at its edge, which lies outside of outlines.
 */
const itemStyles = "-mx-1 px-1 [contain-intrinsic-size:auto_3.75rem] nth-[n+9]:[content-visibility:auto]";
