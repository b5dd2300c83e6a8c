import { memo } from "react";
import { lineTotal } from "#domain/pricing/line.ts";
import { regionTerms } from "#domain/region/region.ts";
import { lineItemOf } from "#web/drafts/draft-lines.ts";
import { ArrowDown } from "#web/icons/arrow-down.ts";
import { ArrowUp } from "#web/icons/arrow-up.ts";
import { Trash } from "#web/icons/trash.ts";
import { moveByKey, moveLine, removeLine } from "#web/quoting/line-acts.ts";
import {
  type LineFieldsProps,
  LineNameField,
  LinePriceField,
  LineQuantityField,
} from "#web/quoting/line-fields.tsx";
import { shortName } from "#web/quoting/line-name.ts";
import type { LinePlace } from "#web/quoting/line-sections.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MoneyText } from "#web/ui/money-text.tsx";

type LineEditorProps = Omit<LineFieldsProps, "isInList"> & LinePlace;

/**
 * One line of the list. Words, quantity and price are edited in place, and the amount follows as they are typed. Alt
 * with an arrow key moves the line. Memoised, because a key typed in one line must not draw forty lines again.
 */
export const LineEditor = memo(function LineEditor(props: LineEditorProps) {
  const { line, language, isFixed } = props;
  const fields = { ...props, isInList: true };
  return (
    <li aria-label={shortName(line)} onKeyDown={(event) => moveByKey(props, event)} className={rowStyles}>
      <div className="min-w-0 [grid-area:name]">
        <LineNameField {...fields} />
      </div>
      <span className="-mt-1.5 flex flex-wrap gap-x-3 pl-0.5 text-ink-soft text-sm [grid-area:note] empty:hidden">
        {line.materialSku && <span>{line.materialSku}</span>}
        {props.customerPays}
      </span>
      <div className="[grid-area:quantity]">
        {line.itemType !== "description" && <LineQuantityField {...fields} />}
      </div>
      <div className="[grid-area:price]">
        <LinePriceField {...fields} />
      </div>
      <span className="flex min-h-[var(--control,2.75rem)] items-center justify-end font-semibold [grid-area:amount]">
        <MoneyText
          amount={lineTotal(lineItemOf(line))}
          currency={regionTerms(language).currency}
          language={language}
        />
      </span>
      {!isFixed && <RowButtons {...props} />}
    </li>
  );
});

function RowButtons(props: LineEditorProps) {
  const name = shortName(props.line);
  return (
    <span className="flex min-h-[var(--control,2.75rem)] items-center justify-end [grid-area:buttons]">
      <IconButton
        size="small"
        aria-label={`Move ${name} up`}
        disabled={props.isFirst}
        onClick={() => moveLine(props, -1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Move ${name} down`}
        disabled={props.isLast}
        onClick={() => moveLine(props, 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton size="small" aria-label={`Remove ${name}`} onClick={() => removeLine(props)}>
        <Trash aria-hidden />
      </IconButton>
    </span>
  );
}

/**
 * Each line takes two or one row of the grid, depending on the width, and one for what is noted about it. Lines out of
 * sight are not laid out, so that a key costs the same in a list of 200. What is not laid out is clipped at its edge, so
 * the edge lies outside of the outlines of the boxes.
 */
const rowStyles = [
  "-mx-1 px-1 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] @min-[680px]:[contain-intrinsic-size:auto_4rem]",
  "grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem] items-start gap-x-3 gap-y-2 py-3",
  "[grid-template-areas:'name_name_buttons'_'note_note_note'_'quantity_price_amount']",
  "@min-[680px]:grid-cols-[minmax(0,1fr)_clamp(7rem,15cqi,9rem)_7rem_6rem_auto] @min-[680px]:gap-x-2 @min-[680px]:py-1",
  "@min-[680px]:pointer-fine:[--control:2.25rem] @min-[680px]:pointer-fine:[&_:is(input,textarea)]:text-sm",
  "@min-[680px]:[grid-template-areas:'name_quantity_price_amount_buttons'_'note_note_note_note_note']",
].join(" ");
