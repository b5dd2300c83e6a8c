import { useEffect, useRef } from "react";
import { leastQuantity, steppedQuantity } from "#domain/documents/quantity-rule.ts";
import { readTypedQuantity } from "#domain/documents/typed-number.ts";
import { formatQuantity, zeroQuantity } from "#domain/money/quantity.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import { regionTerms } from "#domain/region/region.ts";
import { type DraftLine, lineItemOf } from "#web/drafts/draft-lines.ts";
import { ArrowDown } from "#web/icons/arrow-down.ts";
import { ArrowUp } from "#web/icons/arrow-up.ts";
import { Minus } from "#web/icons/minus.ts";
import { Plus } from "#web/icons/plus.ts";
import { Trash } from "#web/icons/trash.ts";
import { PhoneSheet } from "#web/overlays/phone-sheet.tsx";
import { paysLabel } from "#web/quoting/customer-pays.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { moveLine, removeLine } from "#web/quoting/line-acts.ts";
import {
  changeOf,
  type LineFieldsProps,
  LineNameField,
  LinePriceField,
  LineQuantityField,
} from "#web/quoting/line-fields.tsx";
import { shortName } from "#web/quoting/line-name.ts";
import { Button } from "#web/ui/button.tsx";
import { FigureText } from "#web/ui/figure-text.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MoneyText } from "#web/ui/money-text.tsx";

interface LineSheetProps extends Omit<LineFieldsProps, "isInTable"> {
  /** Its position among all lines. */
  at: number;
  /** All lines under its heading. */
  beside: readonly DraftLine[];
  /** The field that gets the focus, null for none. */
  fieldId: string | null;
  onClose: () => void;
}

/** One line of a draft on a phone. What is typed counts at once, as it does in the rest of the editor. */
export function LineSheet(props: LineSheetProps) {
  const { line, beside, fieldId, onClose } = props;
  useEffect(() => {
    if (fieldId !== null) requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
  }, [fieldId]);
  const index = beside.indexOf(line);
  const next = beside[index + 1] ?? beside[index - 1];
  const returnsTo = useRef<DraftLine | undefined>(line);
  const fields = { ...props, isInTable: false };
  return (
    <PhoneSheet
      onClose={onClose}
      title={shortName(line)}
      description={`Item ${index + 1} of ${beside.length}`}
      finalFocus={() => rowOf(returnsTo.current) ?? document.getElementById(fieldIds.items)}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <LineNameField {...fields} />
      {line.itemType !== "description" && <SteppedQuantity {...fields} />}
      <LinePriceField {...fields} />
      <Amounts {...props} />
      {!props.isFixed && (
        <LineButtons
          {...props}
          index={index}
          onRemove={() => {
            returnsTo.current = next;
            removeLine(props);
            onClose();
          }}
        />
      )}
    </PhoneSheet>
  );
}

/** What the customer pays for the line, which stands out, and its sum before markup, left out where that is the price of one. */
function Amounts({ line, customerPays, language }: LineSheetProps) {
  const { currency } = regionTerms(language);
  const item = lineItemOf(line);
  const cost = lineTotal(item);
  const isMarkedUp = typeof customerPays === "number";
  return (
    <div className="flex flex-col gap-1 border-line border-t pt-3">
      {isMarkedUp && cost !== item.unitPrice && (
        <p className={amountStyles}>
          Before markup <MoneyText amount={cost} {...{ currency, language }} />
        </p>
      )}
      <p className={amountStyles}>
        {isMarkedUp ? paysLabel : "Amount"}{" "}
        {customerPays === null ? (
          <FigureText />
        ) : (
          <MoneyText
            amount={customerPays ?? cost}
            {...{ currency, language }}
            className="font-semibold text-xl"
          />
        )}
      </p>
    </div>
  );
}

const amountStyles = "flex items-baseline justify-between gap-3";

function rowOf(line: DraftLine | undefined): HTMLElement | null {
  return line === undefined ? null : document.getElementById(fieldIds.line(line.id));
}

/** The quantity between a button for less and one for more. */
function SteppedQuantity(fields: LineFieldsProps) {
  const { line, isFixed, dispatch } = fields;
  if (isFixed) return <LineQuantityField {...fields} />;
  const typed = readTypedQuantity(line.quantity) ?? zeroQuantity;
  const step = (by: 1 | -1) =>
    dispatch(changeOf(line, { quantity: formatQuantity(steppedQuantity(line, typed, by)) }));
  const name = shortName(line);
  return (
    <LineQuantityField
      {...fields}
      less={
        <IconButton
          variant="secondary"
          tooltip={false}
          aria-label={`Less of ${name}`}
          disabled={typed <= leastQuantity(line.itemType)}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden />
        </IconButton>
      }
      more={
        <IconButton
          variant="secondary"
          tooltip={false}
          aria-label={`More of ${name}`}
          onClick={() => step(1)}
        >
          <Plus aria-hidden />
        </IconButton>
      }
    />
  );
}

function LineButtons({
  index,
  onRemove,
  ...props
}: LineSheetProps & { index: number; onRemove: () => void }) {
  const name = shortName(props.line);
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      <Button
        variant="secondary"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => moveLine(props, -1)}
      >
        <ArrowUp aria-hidden />
        Up
      </Button>
      <Button
        variant="secondary"
        aria-label={`Move ${name} down`}
        disabled={index === props.beside.length - 1}
        onClick={() => moveLine(props, 1)}
      >
        <ArrowDown aria-hidden />
        Down
      </Button>
      <Button variant="secondary" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash aria-hidden />
        Remove
      </Button>
    </div>
  );
}
