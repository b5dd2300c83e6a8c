import { memo } from "react";
import { ArrowDown } from "#web/icons/arrow-down.ts";
import { ArrowUp } from "#web/icons/arrow-up.ts";
import { Trash } from "#web/icons/trash.ts";
import { changeByKey, moveLine, removeFromList } from "#web/quoting/line-acts.ts";
import { LineAmount } from "#web/quoting/line-amount.tsx";
import {
  type LineFieldsProps,
  LineNameField,
  LinePriceField,
  LineQuantityField,
} from "#web/quoting/line-fields.tsx";
import { shortName } from "#web/quoting/line-name.ts";
import type { LinePlace } from "#web/quoting/line-sections.tsx";
import { hasLongFigures } from "#web/quoting/long-figures.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { printedUnit } from "#words/paper/printed-unit.ts";

type LineEditorProps = Omit<LineFieldsProps, "isInTable"> & LinePlace;

/**
 * One line as a row of the table. Words, quantity and price are edited in place, and the amount follows as they are
 * typed. Alt with an arrow key moves the line, Ctrl+Backspace removes it. Memoised, because a key typed in one line must
 * not draw forty lines again.
 */
export const LineEditor = memo(function LineEditor(props: LineEditorProps) {
  const { line, isFixed } = props;
  const fields = { ...props, isInTable: true };
  return (
    <tr
      data-line={line.id}
      data-long={hasLongFigures(line, props.customerPays) || undefined}
      onKeyDown={(event) => changeByKey(props, event)}
    >
      <th
        scope="row"
        title={line.materialSku ?? undefined}
        className="flex min-w-0 text-left font-normal [grid-area:name]"
      >
        <span className="min-w-0 grow">
          <LineNameField {...fields} />
        </span>
        <span className={`${besideBoxes} shrink-0 text-ink-soft text-xs *:ml-2`}>
          {line.materialSku && <span className="code">{line.materialSku}</span>}
          {props.GuideMark && <props.GuideMark line={line} />}
        </span>
      </th>
      <td className="[grid-area:quantity]">
        {line.itemType !== "description" && <LineQuantityField {...fields} />}
      </td>
      <td className={`${besideBoxes} text-ink-soft text-sm wrap-anywhere [grid-area:unit]`}>
        {line.itemType !== "description" && printedUnit(line.unit)}
      </td>
      <td className="[grid-area:price]">
        <LinePriceField {...fields} />
      </td>
      <td className={`${besideBoxes} justify-end text-sm [grid-area:amount]`}>
        <LineAmount {...props} />
      </td>
      {!isFixed && (
        <td className={`${besideBoxes} justify-end [grid-area:buttons]`}>
          <RowButtons {...props} />
        </td>
      )}
    </tr>
  );
});

/** As high as a box, so that what is no box stands in the middle beside one. */
const besideBoxes = "flex min-h-[var(--control,2.75rem)] items-center";

function RowButtons(props: LineEditorProps) {
  const name = shortName(props.line);
  return (
    <>
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
    </>
  );
}
