import type { Dispatch, KeyboardEvent, ReactNode } from "react";
import type { Pence } from "#domain/money/pence.ts";
import type { Language } from "#domain/region/region.ts";
import type { DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { shortName } from "#web/quoting/line-name.ts";
import { type LineProblems, priceMessage, quantityMessage } from "#web/quoting/line-problems.ts";
import { Field } from "#web/ui/field.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { QuantityInput } from "#web/ui/quantity-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

export interface LineFieldsProps extends LineProblems {
  line: DraftLine;
  language: Language;
  currencySign: string;
  /** What the customer pays for it, where it is marked up; null where its figures cannot be read. */
  customerPays: Pence | null | undefined;
  /** True when only its words may change. */
  isFixed: boolean;
  dispatch: Dispatch<DraftAction>;
  /** In a table the labels are read out only and name the line, and its unit has a column. */
  isInTable: boolean;
}

/**
 * A name of several lines needs a textarea: a single-line input would run the lines together at the next letter. In a
 * table a long name wraps, so that it can be read.
 */
export function LineNameField({ line, nameError, isInTable, dispatch }: LineFieldsProps) {
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
      labelHidden={isInTable}
      id={fieldIds.lineName(line.id)}
      error={nameError}
    >
      {isDescription || rows > 1 || isInTable ? (
        <Textarea
          {...typing}
          rows={Math.min(rows, mostRows)}
          className="min-h-[var(--control,2.75rem)]!"
          {...(!isDescription && rows === 1 && { onKeyDown: withoutEnter })}
        />
      ) : (
        <TextInput {...typing} />
      )}
    </Field>
  );
}

/** What is written in one line stays in one. */
function withoutEnter(event: KeyboardEvent): void {
  if (event.key === "Enter" && !event.ctrlKey) event.preventDefault();
}

/** For browsers that cannot grow a textarea with its content. */
const mostRows = 10;

interface LineQuantityFieldProps extends LineFieldsProps {
  /** Buttons on either side of the box. */
  less?: ReactNode;
  more?: ReactNode;
}

export function LineQuantityField(props: LineQuantityFieldProps) {
  const { line, quantityError, isInTable, isFixed, dispatch, less, more } = props;
  return (
    <Field
      label={isInTable ? `Quantity, ${shortName(line)}` : "Quantity"}
      labelHidden={isInTable}
      id={fieldIds.lineQuantity(line.id)}
      error={quantityMessage(line, quantityError)}
    >
      <span className="flex gap-2">
        {less}
        <QuantityInput
          value={line.quantity}
          onValueChange={(quantity) => dispatch(changeOf(line, { quantity }))}
          whole={line.itemType === "material"}
          disabled={isFixed}
          className="min-w-0 flex-1"
          {...(!isInTable && line.unit && { unit: line.unit })}
        />
        {more}
      </span>
    </Field>
  );
}

export function LinePriceField(props: LineFieldsProps) {
  const { line, currencySign, priceError, isInTable, isFixed, dispatch } = props;
  return (
    <Field
      label={isInTable ? `Price, ${shortName(line)}` : "Price"}
      labelHidden={isInTable}
      id={fieldIds.linePrice(line.id)}
      error={priceMessage(line, priceError)}
    >
      <MoneyInput
        symbol={currencySign}
        value={line.unitPrice}
        onValueChange={(unitPrice) => dispatch(changeOf(line, { unitPrice }))}
        disabled={isFixed}
      />
    </Field>
  );
}

export function changeOf({ id }: DraftLine, change: Partial<DraftLine>): DraftAction {
  return { type: "changeLine", id, change };
}
