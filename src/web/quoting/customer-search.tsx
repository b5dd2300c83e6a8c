import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { messages } from "#web/base/messages.ts";
import { Plus } from "#web/icons/plus.ts";
import { customerText } from "#web/quoting/choose-customer.ts";
import type { CustomerFieldsProps } from "#web/quoting/customer-fields.tsx";
import { customerNamed } from "#web/quoting/customer-named.ts";
import { FoundCustomer } from "#web/quoting/found-customer.tsx";
import { SheetSearch } from "#web/quoting/sheet-search.tsx";
import { recentFirst, useRecentIds } from "#web/records/recent-customers.ts";
import { findMatches } from "#web/ui/combobox-matches.ts";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";
import { useMarkedMatches } from "#web/ui/use-marked-matches.ts";

interface CustomerSearchProps extends Pick<CustomerFieldsProps, "customers" | "isLoading" | "isReading"> {
  /** The box has the focus from the start. */
  isFocused: boolean;
  onPick: (customer: Customer) => void;
  onCreate: (name: string) => void;
  /** What stands in the place of the list while nothing is searched for; the latest customers if there is nothing. */
  children: ReactNode;
}

/** The number of rows that are drawn. */
const mostRows = 20;

/** The customers to pick one from: the latest first, or what a search finds; and a new one of the name that is typed. */
export function CustomerSearch(props: CustomerSearchProps) {
  const { customers, isLoading, isReading, onPick, onCreate } = props;
  useFoldedAhead(customers, customerText);
  const [typed, setTyped] = useState("");
  const sought = useDeferredValue(typed.trim());
  const rows = useRef<HTMLUListElement>(null);
  const recent = useRecentIds();
  const found = useMemo(
    () =>
      sought === ""
        ? recentFirst(customers, recent).slice(0, mostRows)
        : findMatches(customers, sought, reading),
    [customers, sought, recent],
  );
  useMarkedMatches(rows, sought, found);
  const take = (act: () => void) => {
    setTyped("");
    act();
  };
  const takeNamed = (event: KeyboardEvent<HTMLInputElement>) => {
    const name = typed.trim();
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing || !name)
      return;
    event.preventDefault();
    const named = customerNamed(name, customers);
    const isKnown = isLoading || isReading || findMatches(customers, name, reading).length > 0;
    // Who it is stays a choice, which is in sight once the keyboard is down.
    if (isKnown && !named) return event.currentTarget.blur();
    take(() => (named ? onPick(named) : onCreate(name)));
  };
  const isList = sought !== "" || !props.children;
  return (
    <>
      <SheetSearch
        label="Find a customer"
        placeholder={isLoading ? "Loading..." : "Name, company, email or town"}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={takeNamed}
        isFocused={props.isFocused}
      />
      {!isList && props.children}
      {isList && (
        <div>
          {sought === "" && found.length > 0 && (
            <h3 className="pb-1 font-medium text-ink-soft text-sm">Latest customers</h3>
          )}
          <p role="status" className="py-2 text-ink-soft empty:hidden">
            {found.length === 0 && (sought === "" ? !isLoading && nobody : nothing(isReading))}
          </p>
          <ul ref={rows} aria-label="Customers" className="divide-y divide-line">
            {found.map((customer) => (
              <li key={customer.id}>
                <button type="button" className={rowStyles} onClick={() => take(() => onPick(customer))}>
                  <FoundCustomer {...{ customer, sought }} />
                </button>
              </li>
            ))}
          </ul>
          {sought !== "" && (
            <button
              type="button"
              className={`${rowStyles} border-line border-t font-medium text-accent`}
              onClick={() => take(() => onCreate(typed.trim()))}
            >
              <Plus aria-hidden className="size-5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{`New “${sought}”`}</span>
            </button>
          )}
        </div>
      )}
    </>
  );
}

const nobody = "Type a name to begin a new customer.";

const reading = { textOf: customerText, nameOf: ({ name }: Customer) => name, limit: mostRows };

function nothing(isReading: boolean): string {
  return isReading ? messages().lists.stillLooking("customers") : "No customers found";
}

const rowStyles = "flex min-h-14 w-full items-center gap-2 rounded-md py-2 text-left";
