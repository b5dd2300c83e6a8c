import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { Language } from "#domain/company/region.ts";
import { regionTerms } from "#domain/company/region.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import type { DraftLine } from "#web/documents/draft-lines.ts";
import { lineItemOf } from "#web/documents/draft-lines.ts";
import { fieldIds } from "#web/documents/draft-validation.ts";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { MoneyText } from "#web/ui/money-text.tsx";
import { QuantityInput } from "#web/ui/quantity-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

export interface LineEditorProps {
  line: DraftLine;
  language: Language;
  currencySign: string;
  isFirst: boolean;
  isLast: boolean;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (change: Partial<DraftLine>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/**
 * One line of the list: its words, quantity and price are changed in place, its amount follows while they are typed.
 * Alt with an arrow moves the line from wherever the cursor is in it.
 */
export function LineEditor(props: LineEditorProps) {
  const { line, language, onMove } = props;
  const moveByKey = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (by === 0 || !event.altKey) return;
    event.preventDefault();
    onMove(by);
  };
  const name = line.name || "item";
  return (
    <li aria-label={name} onKeyDown={moveByKey} className={rowStyles}>
      <div className="min-w-0 [grid-area:name]">
        <NameField {...props} />
        {line.materialSku && <span className="mt-0.5 pl-0.5 text-ink-soft text-sm">{line.materialSku}</span>}
      </div>
      <div className="[grid-area:quantity]">
        {line.itemType !== "description" && <QuantityField {...props} />}
      </div>
      <div className="[grid-area:price]">
        <PriceField {...props} />
      </div>
      <span className="flex min-h-11 items-center justify-end font-semibold [grid-area:amount]">
        <MoneyText
          amount={lineTotal(lineItemOf(line))}
          currency={regionTerms(language).currency}
          language={language}
        />
      </span>
      <RowButtons {...props} name={name} />
    </li>
  );
}

function NameField({ line, onChange, errorOf }: LineEditorProps) {
  const label = line.itemType === "description" ? "Description" : "Item name";
  const fieldId = fieldIds.lineName(line.id);
  return (
    <Field label={label} labelHidden id={fieldId} error={errorOf(fieldId)}>
      <TextInput value={line.name} onValueChange={(name) => onChange({ name })} autoComplete="off" />
    </Field>
  );
}

function QuantityField({ line, onChange, errorOf }: LineEditorProps) {
  const fieldId = fieldIds.lineQuantity(line.id);
  return (
    <Field label={`Quantity of ${line.name}`} labelHidden id={fieldId} error={shortened(errorOf(fieldId))}>
      <QuantityInput
        value={line.quantity}
        onValueChange={(quantity) => onChange({ quantity })}
        whole={line.itemType === "material"}
        {...(line.unit && { unit: line.unit })}
      />
    </Field>
  );
}

function PriceField({ line, currencySign, onChange, errorOf }: LineEditorProps) {
  const fieldId = fieldIds.linePrice(line.id);
  return (
    <Field label={`Price of ${line.name}`} labelHidden id={fieldId} error={errorOf(fieldId)}>
      <MoneyInput
        symbol={currencySign}
        value={line.unitPrice}
        onValueChange={(unitPrice) => onChange({ unitPrice })}
      />
    </Field>
  );
}

/** Beside its own line the message needs no name; the summary at the head of the form does. */
function shortened(message: string | undefined): string | undefined {
  return message?.split(":")[0];
}

function RowButtons({ name, isFirst, isLast, onMove, onRemove }: LineEditorProps & { name: string }) {
  return (
    <span className="flex min-h-11 items-center justify-end [grid-area:buttons] @max-[440px]:justify-start">
      <IconButton size="small" aria-label={`Move ${name} up`} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton size="small" aria-label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </span>
  );
}

/** Three, two or one row of the sheet for each line, as there is room. */
const rowStyles = [
  "grid grid-cols-2 items-start gap-x-3 gap-y-2 py-3",
  "[grid-template-areas:'name_name'_'quantity_price'_'buttons_amount']",
  "@min-[440px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem]",
  "@min-[440px]:[grid-template-areas:'name_name_buttons'_'quantity_price_amount']",
  "@min-[680px]:grid-cols-[minmax(0,1fr)_8rem_8rem_6.5rem_auto] @min-[680px]:py-2",
  "@min-[680px]:[grid-template-areas:'name_quantity_price_amount_buttons']",
].join(" ");
