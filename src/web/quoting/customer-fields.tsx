import { type Dispatch, useEffect, useRef, useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { foundTexts } from "#domain/records/word-table.ts";
import type { Language } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import { inCapitals } from "#web/base/rewriting.ts";
import type { DraftAction } from "#web/drafts/document-draft.ts";
import { customerDetails, type DraftWords } from "#web/drafts/draft-words.ts";
import { prefillFields, prefillFromCustomer } from "#web/drafts/prefill.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { twoColumns, WordField } from "#web/quoting/word-field.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Combobox } from "#web/ui/combobox.tsx";
import type { ComboboxReading } from "#web/ui/combobox-props.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { fold } from "#web/ui/folded-text.ts";
import type { TextInputProps } from "#web/ui/text-input.tsx";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";

export interface CustomerFieldsProps {
  kind: DocumentKind;
  words: DraftWords;
  /** The customer has no e-mail address; a quote then asks for a telephone number. */
  withoutEmail: boolean;
  /** The words came with a customer of the list. */
  isOfRecord: boolean;
  customers: readonly Customer[];
  /** The document's language; its region names county and postcode. */
  language: Language;
  isLoading: boolean;
  /** The screen begins here: on a desk the search has the focus, and on a phone no keyboard pops up. */
  isFirst: boolean;
  /** True while more customers are still to come. */
  isReading: boolean;
  errorOf: (fieldId: string) => string | undefined;
  dispatch: Dispatch<DraftAction>;
  /** Called after one is picked who has all that the document asks for. */
  onPicked?: () => void;
}

/** The customer of a document: picked from the list, or typed. Picked details can still be changed here. */
export function CustomerFields(props: CustomerFieldsProps) {
  const { kind, words, withoutEmail, customers, language, isLoading, isReading, errorOf, dispatch } = props;
  useFoldedAhead(customers, customerText);
  const [picked, setPicked] = useState<Customer | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const isFirst = props.isFirst && words.customerName === "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and never taken from where a person types by then
  useEffect(() => {
    const isFree = isFirst && !document.activeElement?.matches("input, textarea, [role=dialog] *");
    if (isFree && matchMedia("(pointer: fine) and (width >= 1024px)").matches) search.current?.focus();
  }, []);
  const mayAskPhone = messages()[kind].customerEmailRequired !== null;
  const pick = (customer: Customer | null) => {
    setPicked(customer);
    if (customer === null) return dispatch({ type: "customer", customerId: null, change: {} });
    dispatch(pickedCustomer(customer));
    if (!mayAskPhone || customer.email || customer.phone) props.onPicked?.();
  };
  const shared = { words, language, dispatch };
  const create = (query: string) => {
    // What was typed by hand is the new customer's; what came with another one is not.
    const others = picked || props.isOfRecord ? blank : {};
    setPicked(null);
    dispatch({ type: "customer", customerId: null, change: { ...others, customerName: query } });
  };
  const asksPhone = mayAskPhone && withoutEmail;
  const setWithoutEmail = (isTicked: boolean) => {
    dispatch({ type: "set", change: { withoutEmail: isTicked } });
    if (isTicked) dispatch({ type: "words", change: { customerEmail: "" } });
  };
  return (
    <>
      <div data-tour="document-customer">
        <Field label="Find a customer">
          <Combobox
            items={customers}
            reading={reading}
            value={picked}
            onValueChange={pick}
            inputRef={search}
            renderItem={(customer, sought) => <FoundCustomer {...{ customer, sought }} />}
            placeholder={isLoading ? "Loading..." : "Name, company, email or town"}
            emptyText={isReading ? messages().lists.stillLooking("customers") : "No customers found"}
            creation={{ label: (query) => `Use "${query}" as a new customer`, onCreate: create }}
          />
        </Field>
      </div>
      <div className={twoColumns}>
        <WordField
          {...{ ...shared, word: "customerName", id: fieldIds.customerName, typing: nameTyping }}
          error={errorOf(fieldIds.customerName)}
          required
        />
        {asksPhone ? (
          <WordField
            {...{ ...shared, word: "customerPhone", id: fieldIds.customerPhone, typing: phoneTyping }}
            error={errorOf(fieldIds.customerPhone)}
            required
          />
        ) : (
          <WordField
            {...{ ...shared, word: "customerEmail", id: fieldIds.customerEmail, typing: emailTyping }}
            error={errorOf(fieldIds.customerEmail)}
            required={mayAskPhone}
          />
        )}
        {mayAskPhone && (
          <div className="sm:col-start-2 sm:-mt-2">
            <Checkbox label="No e-mail" checked={asksPhone} onCheckedChange={setWithoutEmail} />
          </div>
        )}
      </div>
      <Disclosure label="Phone, company and address" summary={customerDetails(words)}>
        <div className={twoColumns}>
          {!asksPhone && <WordField {...shared} word="customerPhone" typing={phoneTyping} />}
          <WordField {...shared} word="companyName" typing={nameTyping} />
        </div>
        <WordField {...shared} word="projectAddress" />
        <div className="grid gap-4 sm:grid-cols-3">
          <WordField {...shared} word="projectCity" />
          <WordField {...shared} word="projectCounty" />
          <WordField
            {...{ ...shared, word: "projectPostcode", typing: { autoCapitalize: "characters" } }}
            rewrite={inCapitals}
          />
        </div>
      </Disclosure>
    </>
  );
}

const nameTyping: TextInputProps = { autoCapitalize: "words" };

const phoneTyping: TextInputProps = { type: "tel" };

const emailTyping: TextInputProps = {
  type: "email",
  autoCapitalize: "none",
  spellCheck: false,
};

/** Picking a customer replaces all details of the previous one, so that an address is never mixed from two. */
const blank = Object.fromEntries(prefillFields.map((field) => [field, ""])) as Partial<DraftWords>;

function pickedCustomer(customer: Customer): DraftAction {
  const { customerId = null, ...words } = prefillFromCustomer(customer);
  return { type: "customer", customerId, change: { ...blank, ...words } };
}

const reading: ComboboxReading<Customer> = {
  keyOf: ({ id }) => id,
  labelOf: ({ name }) => name,
  textOf: customerText,
};

function customerText(customer: Customer): string {
  return foundTexts(customerWords, "list", customer).join(" ");
}

/** A customer with company and town, and with the text that the query found where neither shows it. */
function FoundCustomer({ customer, sought }: { customer: Customer; sought: string }) {
  const shown = [customer.companyName, customer.city ?? customer.email];
  const seen = fold([customer.name, ...shown].join(" "));
  const hidden = fold(sought)
    .split(/\s+/)
    .filter((word) => !seen.includes(word));
  const reasons = foundTexts(customerWords, "list", customer).filter((text) =>
    hidden.some((word) => fold(text).includes(word)),
  );
  const about = [...shown, ...reasons].filter(Boolean).join(" · ");
  return (
    <span className="flex flex-col">
      {customer.name}
      {about && <span className="text-ink-soft text-sm">{about}</span>}
    </span>
  );
}
