import { memo } from "react";
import { lineTotal } from "#domain/pricing/line.ts";
import { regionTerms } from "#domain/region/region.ts";
import { lineItemOf } from "#web/drafts/draft-lines.ts";
import { ArrowDown } from "#web/icons/arrow-down.ts";
import { ArrowUp } from "#web/icons/arrow-up.ts";
import { Trash } from "#web/icons/trash.ts";
import { changeByKey, moveLine, removeFromList } from "#web/quoting/line-acts.ts";
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
 * with an arrow key moves the line, Ctrl+Backspace removes it. Memoised, because a key typed in one line must not draw forty lines again.
 */
export const LineEditor = memo(function LineEditor(props: LineEditorProps) {
  const { line, language, isFixed } = props;
  const fields = { ...props, isInList: true };
  return (
    <li
      aria-label={shortName(line)}
      data-line={line.id}
      onKeyDown={(event) => changeByKey(props, event)}
      className="line-boxes"
    >
      <div className="min-w-0 [grid-area:name]">
        <LineNameField {...fields} />
      </div>
      <span className="-mt-1.5 flex flex-wrap gap-x-3 pl-0.5 text-ink-soft text-sm [grid-area:note] empty:hidden">
        {line.materialSku && <span>{line.materialSku}</span>}
        {props.customerPays}
        {props.GuideMark && <props.GuideMark line={line} />}
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
      <IconButton size="small" aria-label={`Remove ${name}`} onClick={() => removeFromList(props, "button")}>
        <Trash aria-hidden />
      </IconButton>
    </span>
  );
}
