import type { Dispatch, ReactNode } from "react";
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
import { printedUnit } from "#words/paper/printed-unit.ts";

export interface LineFieldsProps extends LineProblems {
  line: DraftLine;
  language: Language;
  currencySign: string;
  /** "Customer pays £106.25", where it is marked up. */
  customerPays: string | undefined;
  /** True when only its words may change. */
  isFixed: boolean;
  dispatch: Dispatch<DraftAction>;
  /** In a list the labels are read out only, and name the line. */
  isInList: boolean;
}

/** A name of several lines needs a textarea: a single-line input would run the lines together at the next letter. */
export function LineNameField({ line, nameError, isInList, dispatch }: LineFieldsProps) {
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
      labelHidden={isInList}
      id={fieldIds.lineName(line.id)}
      error={nameError}
    >
      {isDescription || rows > 1 ? (
        <Textarea {...typing} rows={Math.min(rows, mostRows)} className="min-h-[var(--control,2.75rem)]!" />
      ) : (
        <TextInput {...typing} />
      )}
    </Field>
  );
}

/** For browsers that cannot grow a textarea with its content. */
const mostRows = 10;

interface LineQuantityFieldProps extends LineFieldsProps {
  /** Buttons on either side of the box. */
  less?: ReactNode;
  more?: ReactNode;
}

export function LineQuantityField(props: LineQuantityFieldProps) {
  const { line, quantityError, isInList, isFixed, dispatch, less, more } = props;
  const unit = isInList ? printedUnit(line.unit) : line.unit;
  return (
    <Field
      label={isInList ? `Quantity of ${shortName(line)}` : "Quantity"}
      labelHidden={isInList}
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
          {...(unit && { unit })}
        />
        {more}
      </span>
    </Field>
  );
}

export function LinePriceField(props: LineFieldsProps) {
  const { line, currencySign, priceError, customerPays, isInList, isFixed, dispatch } = props;
  return (
    <Field
      label={isInList ? `Price of ${shortName(line)}` : "Price"}
      labelHidden={isInList}
      id={fieldIds.linePrice(line.id)}
      hint={!isInList && customerPays}
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
