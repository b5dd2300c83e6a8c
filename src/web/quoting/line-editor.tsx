import { type Dispatch, type KeyboardEvent, memo } from "react";
import { lineTotal } from "#domain/pricing/line.ts";
import type { Language } from "#domain/region/region.ts";
import { regionTerms } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import type { DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { lineItemOf, tooLargeNumber } from "#web/drafts/draft-lines.ts";
import { ArrowDown } from "#web/icons/arrow-down.ts";
import { ArrowUp } from "#web/icons/arrow-up.ts";
import { Trash } from "#web/icons/trash.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { MoneyText } from "#web/ui/money-text.tsx";
import { QuantityInput } from "#web/ui/quantity-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

export interface LineEditorProps {
  line: DraftLine;
  /** Its position among all lines; an undone removal puts it back there. */
  at: number;
  language: Language;
  currencySign: string;
  isFirst: boolean;
  isLast: boolean;
  nameError: string | undefined;
  quantityError: string | undefined;
  priceError: string | undefined;
  /** "Customer pays £106.25", where it is marked up. */
  customerPays: string | undefined;
  /** True when only its words may change. */
  isFixed: boolean;
  dispatch: Dispatch<DraftAction>;
}

/**
 * One line of the list. Words, quantity and price are edited in place, and the amount follows as they are typed. Alt
 * with an arrow key moves the line from wherever the cursor is in it. Memoised, because a key typed in one line must
 * not draw forty lines again.
 */
export const LineEditor = memo(function LineEditor(props: LineEditorProps) {
  const { line, language, isFixed, dispatch } = props;
  const move = (by: -1 | 1) => isFixed || dispatch({ type: "moveLine", id: line.id, by });
  const moveByKey = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (by === null || !event.altKey) return;
    event.preventDefault();
    move(by);
  };
  const name = shortName(line);
  return (
    <li aria-label={name} onKeyDown={moveByKey} className={rowStyles}>
      <div className="min-w-0 [grid-area:name]">
        <NameField {...props} />
        <span className="mt-0.5 flex flex-wrap gap-x-3 pl-0.5 text-ink-soft text-sm empty:hidden">
          {line.materialSku && <span>{line.materialSku}</span>}
          {props.customerPays}
        </span>
      </div>
      <div className="[grid-area:quantity]">
        <fieldset disabled={isFixed} className="contents">
          {line.itemType !== "description" && <QuantityField {...props} />}
        </fieldset>
      </div>
      <div className="[grid-area:price]">
        <fieldset disabled={isFixed} className="contents">
          <PriceField {...props} />
        </fieldset>
      </div>
      <span className="flex min-h-11 items-center justify-end font-semibold [grid-area:amount]">
        <MoneyText
          amount={lineTotal(lineItemOf(line))}
          currency={regionTerms(language).currency}
          language={language}
        />
      </span>
      {!isFixed && <RowButtons {...props} name={name} onMove={move} />}
    </li>
  );
});

/** A name of several lines needs a textarea: a single-line input would run the lines together at the next letter. */
function NameField({ line, nameError, dispatch }: LineEditorProps) {
  const isDescription = line.itemType === "description";
  const rows = line.name.split("\n").length;
  const typing = {
    value: line.name,
    onValueChange: (name: string) => dispatch(changeOf(line, { name })),
    autoComplete: "off",
  };
  return (
    <Field
      label={isDescription ? "Description" : "Item name"}
      labelHidden
      id={fieldIds.lineName(line.id)}
      error={nameError}
    >
      {isDescription || rows > 1 ? (
        <Textarea {...typing} rows={Math.min(rows, mostRows)} className="min-h-11!" />
      ) : (
        <TextInput {...typing} />
      )}
    </Field>
  );
}

/** For browsers that cannot grow a textarea with its content. */
const mostRows = 10;

/** The name of a line in labels and notices: its first line, shortened when it is long. */
function shortName({ name }: DraftLine): string {
  const [first = ""] = name.trim().split("\n");
  return first.length > 60 ? `${first.slice(0, 60).trimEnd()}…` : first || "item";
}

function QuantityField({ line, quantityError, dispatch }: LineEditorProps) {
  return (
    <Field
      label={`Quantity of ${shortName(line)}`}
      labelHidden
      id={fieldIds.lineQuantity(line.id)}
      error={shortened(quantityError) ?? tooLarge(line, "quantity")}
    >
      <QuantityInput
        value={line.quantity}
        onValueChange={(quantity) => dispatch(changeOf(line, { quantity }))}
        whole={line.itemType === "material"}
        {...(line.unit && { unit: line.unit })}
      />
    </Field>
  );
}

function PriceField({ line, currencySign, priceError, dispatch }: LineEditorProps) {
  return (
    <Field
      label={`Price of ${shortName(line)}`}
      labelHidden
      id={fieldIds.linePrice(line.id)}
      error={priceError ?? tooLarge(line, "price")}
    >
      <MoneyInput
        symbol={currencySign}
        value={line.unitPrice}
        onValueChange={(unitPrice) => dispatch(changeOf(line, { unitPrice }))}
      />
    </Field>
  );
}

/** Shown while typing, because the line counts as 0 until it is corrected. */
function tooLarge(line: DraftLine, number: "quantity" | "price"): string | undefined {
  return tooLargeNumber(line) === number ? messages().items.tooLarge : undefined;
}

/** Beside its own line the message needs no name; the summary at the top of the form does. */
function shortened(message: string | undefined): string | undefined {
  return message?.split(":")[0];
}

interface RowButtonsProps extends LineEditorProps {
  name: string;
  onMove: (by: -1 | 1) => void;
}

function RowButtons({ line, at, name, isFirst, isLast, onMove, dispatch }: RowButtonsProps) {
  const remove = () => {
    dispatch({ type: "removeLine", id: line.id });
    const undo = () => dispatch({ type: "addLine", line, at });
    toast({ message: `${name} removed`, action: { label: "Undo", onSelect: undo } });
  };
  return (
    <span className="flex min-h-11 items-center justify-end [grid-area:buttons] @max-[440px]:justify-start">
      <IconButton size="small" aria-label={`Move ${name} up`} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton size="small" aria-label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton size="small" aria-label={`Remove ${name}`} onClick={remove}>
        <Trash aria-hidden />
      </IconButton>
    </span>
  );
}

function changeOf({ id }: DraftLine, change: Partial<DraftLine>): DraftAction {
  return { type: "changeLine", id, change };
}

/**
 * Each line takes three, two or one row of the grid, depending on the width. Lines out of sight are not laid out, so
 * that a key costs the same in a list of 200. What is not laid out is clipped at its edge, so the edge lies outside of
 * the outlines of the boxes.
 */
const rowStyles = [
  "-mx-1 px-1 [contain-intrinsic-size:auto_10rem] [content-visibility:auto] @min-[440px]:[contain-intrinsic-size:auto_7rem] @min-[680px]:[contain-intrinsic-size:auto_4rem]",
  "grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-start gap-x-3 gap-y-2 py-3",
  "[grid-template-areas:'name_name'_'quantity_price'_'buttons_amount']",
  "@min-[440px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem]",
  "@min-[440px]:[grid-template-areas:'name_name_buttons'_'quantity_price_amount']",
  "@min-[680px]:grid-cols-[minmax(0,1fr)_8rem_8rem_6.5rem_auto] @min-[680px]:py-2",
  "@min-[680px]:[grid-template-areas:'name_quantity_price_amount_buttons']",
].join(" ");
