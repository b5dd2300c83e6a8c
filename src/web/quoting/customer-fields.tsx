import { useEffect, useRef, useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { messages } from "#web/base/messages.ts";
import { customerText, newCustomer, pickedCustomer } from "#web/quoting/choose-customer.ts";
import { CustomerBoxes, type CustomerBoxesProps } from "#web/quoting/customer-boxes.tsx";
import { FoundCustomer } from "#web/quoting/found-customer.tsx";
import { Combobox } from "#web/ui/combobox.tsx";
import type { ComboboxReading } from "#web/ui/combobox-props.ts";
import { Field } from "#web/ui/field.tsx";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";

export interface CustomerFieldsProps extends CustomerBoxesProps {
  /** The words came with a customer of the list. */
  isOfRecord: boolean;
  customers: readonly Customer[];
  isLoading: boolean;
  /** True while more customers are still to come. */
  isReading: boolean;
}

/**
 * The customer of a document from 768 px on: picked from the list, or typed. Picked details can still be changed here.
 *
 * @param isFirst the screen begins here, so that on a desk the search has the focus
 */
export function CustomerFields(props: CustomerFieldsProps & { isFirst: boolean }) {
  const { words, customers, isLoading, isReading, dispatch } = props;
  useFoldedAhead(customers, customerText);
  const [picked, setPicked] = useState<Customer | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const isFirst = props.isFirst && words.customerName === "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and never taken from where a person types by then
  useEffect(() => {
    const isFree = isFirst && !document.activeElement?.matches("input, textarea, [role=dialog] *");
    if (isFree && matchMedia("(pointer: fine) and (width >= 1024px)").matches) search.current?.focus();
  }, []);
  const pick = (customer: Customer | null) => {
    setPicked(customer);
    dispatch(
      customer === null ? { type: "customer", customerId: null, change: {} } : pickedCustomer(customer),
    );
  };
  const create = (query: string) => {
    // What was typed by hand is the new customer's; what came with another one is not.
    dispatch(newCustomer(query, picked !== null || props.isOfRecord));
    setPicked(null);
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
      <CustomerBoxes {...props} />
    </>
  );
}

const reading: ComboboxReading<Customer> = {
  keyOf: ({ id }) => id,
  labelOf: ({ name }) => name,
  textOf: customerText,
};
