import { type Dispatch, useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import { foundTexts, textLimits } from "#domain/records/word-table.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import type { DocumentDraft, DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftWords } from "#web/drafts/draft-words.ts";
import { prefillFields, prefillFromCustomer } from "#web/drafts/prefill.ts";
import { fieldIds } from "#web/quoting/draft-validation.ts";
import { Combobox } from "#web/ui/combobox.tsx";
import type { ComboboxReading } from "#web/ui/combobox-props.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput, type TextInputProps } from "#web/ui/text-input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";

interface CustomerFieldsProps {
  draft: DocumentDraft;
  customers: readonly Customer[];
  /** The document's language; its region names county and postcode. */
  language: Language;
  isLoading: boolean;
  /** True while more customers are still to come. */
  isReading: boolean;
  errorOf: (fieldId: string) => string | undefined;
  dispatch: Dispatch<DraftAction>;
}

/** The customer of a document: picked from the list, or typed. Picked details can still be changed here. */
export function CustomerFields(props: CustomerFieldsProps) {
  const { draft, customers, language, isLoading, isReading, errorOf, dispatch } = props;
  useFoldedAhead(customers, customerText);
  const { words, kind } = draft;
  const [picked, setPicked] = useState<Customer | null>(null);
  const pick = (customer: Customer | null) => {
    setPicked(customer);
    if (customer) dispatch({ type: "words", change: { ...blank, ...prefillFromCustomer(customer) } });
  };
  const { countyLabel, postcodeLabel } = regionTerms(language);
  const word = (field: keyof DraftWords, limit: keyof typeof textLimits = "line") => ({
    value: words[field],
    maxLength: textLimits[limit],
    onValueChange: (text: string) => dispatch({ type: "words", change: { [field]: text } }),
  });
  const create = (query: string) => dispatch({ type: "words", change: { customerName: query } });
  return (
    <>
      <div data-tour="document-customer">
        <Field label="Find a customer">
          <Combobox
            items={customers}
            reading={reading}
            value={picked}
            onValueChange={pick}
            renderItem={(customer) => <CustomerRow customer={customer} />}
            placeholder={isLoading ? "Loading..." : "Name, company, email or town"}
            emptyText={isReading ? messages().lists.stillLooking("customers") : "No customers found"}
            creation={{ label: (query) => `Use "${query}" as a new customer`, onCreate: create }}
          />
        </Field>
      </div>
      <div className={twoColumns}>
        <Field
          label="Customer name"
          id={fieldIds.customerName}
          error={errorOf(fieldIds.customerName)}
          required
        >
          <TextInput {...word("customerName")} autoComplete="off" autoCapitalize="words" />
        </Field>
        <Field
          label="Customer email"
          id={fieldIds.customerEmail}
          error={errorOf(fieldIds.customerEmail)}
          required={kind === "quote"}
        >
          <TextInput {...word("customerEmail")} {...emailTyping} />
        </Field>
      </div>
      <Disclosure label="Phone, company and address" summary={addressLine(words)}>
        <div className={twoColumns}>
          <Field label="Customer phone">
            <TextInput {...word("customerPhone")} type="tel" autoComplete="off" />
          </Field>
          <Field label="Company name">
            <TextInput {...word("companyName")} autoComplete="off" autoCapitalize="words" />
          </Field>
        </div>
        <Field label="Address">
          <Textarea {...word("projectAddress", "paragraph")} rows={2} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="City">
            <TextInput {...word("projectCity")} autoComplete="off" />
          </Field>
          <Field label={countyLabel}>
            <TextInput {...word("projectCounty")} autoComplete="off" />
          </Field>
          <Field label={postcodeLabel}>
            <TextInput
              {...word("projectPostcode")}
              onValueChange={(text) =>
                dispatch({ type: "words", change: { projectPostcode: text.toUpperCase() } })
              }
              autoComplete="off"
              autoCapitalize="characters"
            />
          </Field>
        </div>
      </Disclosure>
    </>
  );
}

export const twoColumns = "grid gap-4 sm:grid-cols-2";

const emailTyping: TextInputProps = {
  type: "email",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
};

/** Picking a customer replaces all details of the previous one, so that an address is never mixed from two. */
const blank = Object.fromEntries(prefillFields.map((field) => [field, ""])) as Partial<DraftWords>;

const reading: ComboboxReading<Customer> = {
  keyOf: ({ id }) => id,
  labelOf: ({ name }) => name,
  textOf: customerText,
};

function customerText(customer: Customer): string {
  return foundTexts(customerWords, "list", customer).join(" ");
}

function CustomerRow({ customer }: { customer: Customer }) {
  const about = [customer.companyName, customer.city ?? customer.email].filter(Boolean).join(" · ");
  return (
    <span className="flex flex-col">
      {customer.name}
      {about && <span className="text-ink-soft text-sm">{about}</span>}
    </span>
  );
}

function addressLine(words: DraftWords): string {
  const { customerPhone, companyName, projectAddress, projectCity, projectPostcode } = words;
  return [companyName, customerPhone, projectAddress.split(/\r?\n/)[0], projectCity, projectPostcode]
    .filter(Boolean)
    .join(", ");
}
