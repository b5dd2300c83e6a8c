import { memo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Customer } from "#domain/customers/customer.ts";
import { messages } from "#web/base/messages.ts";
import { customerText, hasAll, newCustomer, pickedCustomer } from "#web/quoting/choose-customer.ts";
import { CustomerBoxes, type CustomerBoxesProps } from "#web/quoting/customer-boxes.tsx";
import { customerFieldIds, fieldIds } from "#web/quoting/field-ids.ts";
import { FoldedCustomer } from "#web/quoting/folded-customer.tsx";
import { FoundCustomer } from "#web/quoting/found-customer.tsx";
import { ReachBox } from "#web/quoting/reach-box.tsx";
import { useFirstFocus } from "#web/quoting/use-first-focus.ts";
import { Combobox } from "#web/ui/combobox.tsx";
import type { ComboboxReading } from "#web/ui/combobox-props.ts";
import { Field } from "#web/ui/field.tsx";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";

export interface CustomerFieldsProps extends CustomerBoxesProps {
  /** The words came with a customer of the list. */
  isOfRecord: boolean;
  /** They were typed before and are found again on this device. */
  isFound: boolean;
  customers: readonly Customer[];
  isLoading: boolean;
  /** True while more customers are still to come. */
  isReading: boolean;
}

interface DeskCustomerProps extends CustomerFieldsProps {
  /** The screen begins here, so that on a desk the search has the focus. */
  isFirst: boolean;
  isStored: boolean;
}

/**
 * The customer of a document from 768 px on: picked from the list, or typed. It is one line in a stored document, and
 * where somebody was picked or came along who has all that the document asks for, until it is to be changed or something
 * in it is wrong.
 */
export const CustomerFields = memo(function CustomerFields(props: DeskCustomerProps) {
  const { kind, words, customers, isLoading, isReading, errorOf, dispatch } = props;
  useFoldedAhead(customers, customerText);
  const [picked, setPicked] = useState<Customer | null>(null);
  const [isFolded, setFolded] = useState(isComplete(props));
  const [isInOneBox, setInOneBox] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const reach = useRef<HTMLInputElement>(null);
  const unfolding = useRef<HTMLButtonElement>(null);
  // It stays unfolded when the mistake is mended, because somebody types in it then.
  if (isFolded && customerFieldIds.some((id) => errorOf(id) !== undefined)) setFolded(false);
  useFirstFocus(props.isFirst, () => (words.customerName === "" ? search.current : null));
  const pick = (customer: Customer | null) => {
    setPicked(customer);
    setInOneBox(false);
    dispatch(
      customer === null ? { type: "customer", customerId: null, change: {} } : pickedCustomer(customer),
    );
    if (customer === null || !hasAll(kind, customer)) return;
    flushSync(() => setFolded(true));
    // A new document goes on with its items.
    const entry = props.isStored ? null : document.getElementById(fieldIds.items);
    (entry ?? unfolding.current)?.focus();
  };
  const unfold = () => {
    flushSync(() => setFolded(false));
    search.current?.focus();
  };
  const create = (query: string) => {
    // What was typed by hand is the new customer's; what came with another one is not.
    flushSync(() => {
      dispatch(newCustomer(query, picked !== null || props.isOfRecord));
      setPicked(null);
      setInOneBox(true);
    });
    reach.current?.focus();
  };
  if (isFolded) {
    return (
      <div data-tour="document-customer">
        <FoldedCustomer words={words} buttonRef={unfolding} onUnfold={unfold} />
      </div>
    );
  }
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
            creations={[{ label: (query) => `Use “${query}” as a new customer`, onCreate: create }]}
          />
        </Field>
      </div>
      <CustomerBoxes {...props} reachBox={isInOneBox && <ReachBox {...props} inputRef={reach} />} />
    </>
  );
});

/** Whether the customer needs no typing at first: it is not one that was being typed. */
function isComplete({ kind, words, isStored, isOfRecord, isFound }: DeskCustomerProps): boolean {
  const { customerName, customerEmail: email, customerPhone: phone } = words;
  const isChosen = (isOfRecord || !isFound) && hasAll(kind, { email, phone });
  return customerName !== "" && (isStored || isChosen);
}

const reading: ComboboxReading<Customer> = {
  keyOf: ({ id }) => id,
  labelOf: ({ name }) => name,
  textOf: customerText,
};
