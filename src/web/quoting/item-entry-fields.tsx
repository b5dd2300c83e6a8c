import type { CustomType } from "#domain/pricing/line-item.ts";
import { messages } from "#web/base/messages.ts";
import { type EntryFieldsProps, entryIds } from "#web/quoting/entry-fields.ts";
import { Field } from "#web/ui/field.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { QuantityInput } from "#web/ui/quantity-input.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

/** An item typed by hand: its name, whether it is material or labour, its cost and quantity. */
export function CustomEntry(props: EntryFieldsProps) {
  const { entry, onChange, errorOf, onKeyDown, currencySign, customerPays } = props;
  return (
    <div className="grid grid-cols-2 items-start gap-4 @min-[440px]:grid-cols-4">
      <div className="col-span-2 @min-[440px]:col-span-4">
        <Field label="Custom item name" id={entryIds.name} error={errorOf("name")} required>
          <TextInput
            value={entry.name}
            onValueChange={(name) => onChange({ name })}
            onKeyDown={onKeyDown}
            autoComplete="off"
          />
        </Field>
      </div>
      <div className="col-span-2">
        <Field label="Counts as" id={entryIds.customType} error={errorOf("customType")} required>
          <Select<CustomType>
            options={[
              { value: "material", label: "Material" },
              { value: "labour", label: messages().labour.title },
            ]}
            {...(!entry.customType && { placeholder: "Choose" })}
            value={entry.customType ?? ""}
            onValueChange={(customType) => onChange({ customType })}
          />
        </Field>
      </div>
      <Field label="Cost" id={entryIds.cost} error={errorOf("cost")} hint={customerPays} required>
        <MoneyInput
          symbol={currencySign}
          value={entry.cost}
          onValueChange={(cost) => onChange({ cost })}
          onKeyDown={onKeyDown}
          enterKeyHint="done"
        />
      </Field>
      <Field label="Quantity" id={entryIds.quantity} error={errorOf("quantity")}>
        <QuantityInput
          value={entry.quantity}
          onValueChange={(quantity) => onChange({ quantity })}
          onKeyDown={onKeyDown}
          enterKeyHint="done"
        />
      </Field>
    </div>
  );
}

/** Text among the items, with or without a cost of its own; it is never marked up. */
export function DescriptionEntry({ entry, onChange, errorOf, onKeyDown, currencySign }: EntryFieldsProps) {
  return (
    <div className="grid items-start gap-4 @min-[440px]:grid-cols-[minmax(0,1fr)_10rem]">
      <Field label="Description text" id={entryIds.text} error={errorOf("text")} required>
        <Textarea value={entry.text} onValueChange={(text) => onChange({ text })} rows={2} />
      </Field>
      <Field label="Cost (optional)" id={entryIds.cost} error={errorOf("cost")} hint="Not marked up">
        <MoneyInput
          symbol={currencySign}
          value={entry.cost}
          onValueChange={(cost) => onChange({ cost })}
          onKeyDown={onKeyDown}
          enterKeyHint="done"
        />
      </Field>
    </div>
  );
}
