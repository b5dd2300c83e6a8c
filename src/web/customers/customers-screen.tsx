import { useNavigate } from "@tanstack/react-router";
import { Plus, SearchX, Users } from "lucide-react";
import { memo, useCallback, useMemo, useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { customerSearchText } from "#domain/customers/customer-search.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useRemembered } from "#web/base/use-remembered.ts";
import { useStable } from "#web/base/use-stable.ts";
import { CustomerCard } from "#web/customers/customer-card.tsx";
import { CustomerDialog } from "#web/customers/customer-dialog.tsx";
import { type CustomerList, customerList, searchCustomers } from "#web/customers/customer-list.ts";
import { useCustomers } from "#web/customers/customer-queries.ts";
import { useDeleteCustomer } from "#web/customers/use-delete-customer.ts";
import { prefillFromCustomer } from "#web/drafts/prefill.ts";
import type { ListScreenProps } from "#web/records/list-screen.ts";
import type { RecordsResult } from "#web/records/queries.ts";
import { ReadingOn } from "#web/records/reading-on.tsx";
import { useShowMore } from "#web/tables/show-more.tsx";
import { useGradually } from "#web/tables/use-gradually.ts";
import { Button } from "#web/ui/button.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { LockText } from "#web/ui/lock-text.tsx";
import { SearchInput } from "#web/ui/search-input.tsx";
import { cardGridStyles, SkeletonCards } from "#web/ui/skeleton.tsx";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";

/** The subject of the open dialog: a customer's id, a new customer, or null when no dialog is open. */
type Target = Customer["id"] | "new" | null;

/** The customers, found by any of their details. */
export function CustomersScreen({ transfer }: ListScreenProps) {
  const customers = useCustomers();
  const { data: records } = customers;
  const [{ search }, remember] = useRemembered("customers", { search: "" });
  const [target, setTarget] = useState<Target>(null);
  const list = useMemo(() => customerList(records ?? []), [records]);
  const edited = useEdited(list, target);
  const aim = useStable(setTarget);
  useFoldedAhead(list.open, customerSearchText);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SearchInput
          aria-label="Search customers"
          className="min-w-52 flex-1"
          value={search}
          onValueChange={(text) => remember({ search: text })}
        />
        {transfer.menu}
        {transfer.buttons}
        <Button className="max-sm:w-full" onClick={() => setTarget("new")}>
          <Plus aria-hidden /> Add Customer
        </Button>
      </div>
      <ReadingOn list={customers} many="customers" />
      <CustomerGrid customers={customers} list={list} search={search} onTarget={aim} />
      {target !== null && <CustomerDialog key={target} customer={edited} onClose={() => setTarget(null)} />}
    </>
  );
}

/** The customer in the dialog, as the list has it now. */
function useEdited(list: CustomerList, target: Target): Customer | null {
  return useMemo(() => list.open.find((customer) => customer.id === target) ?? null, [list, target]);
}

interface GridProps {
  customers: RecordsResult<Customer>;
  list: CustomerList;
  search: string;
  onTarget: (target: Target) => void;
}

function CustomerGrid({ customers, list, search, onTarget }: GridProps) {
  const { isError, error, isFetching, isPartial, refetch, data } = customers;
  const found = useMemo(() => searchCustomers(list, search), [list, search]);
  if (isError && !data) {
    const detail = messageOfError(error, "Please try again.");
    return (
      <LoadFailed
        title={messages().customers.notLoaded}
        detail={detail}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonCards count={6} label="Loading customers..." />;
  if (found.open.length + found.closed.length > 0) return <Cards found={found} onTarget={onTarget} />;
  if (isPartial) return <SkeletonCards count={6} label={messages().lists.stillLooking("customers")} />;
  return data.length === 0 ? <NoCustomers onAdd={() => onTarget("new")} /> : <NothingFound />;
}

const cardsAtOnce = 48;

interface CardsProps {
  found: CustomerList;
  onTarget: (target: Target) => void;
}

/** Memoised: rendered again only when the customers found have changed. */
const Cards = memo(function Cards({ found, onTarget }: CardsProps) {
  const navigate = useNavigate();
  const remove = useDeleteCustomer();
  const [shown, more] = useShowMore(found.open, cardsAtOnce);
  const [closed, moreClosed] = useShowMore(found.closed, cardsAtOnce);
  const edit = useCallback(({ id }: Customer) => onTarget(id), [onTarget]);
  const take = useStable((customer: Customer) => void remove(customer));
  const startIn = (to: string, customer: Customer) =>
    void navigate({ to, state: { prefill: prefillFromCustomer(customer) } });
  const quote = useStable((customer: Customer) => startIn("/quotes/new", customer));
  const invoice = useStable((customer: Customer) => startIn("/invoices/new", customer));
  return (
    <>
      <ul aria-label="Customers" className={cardGridStyles}>
        {useGradually(shown).map((customer) => (
          <CustomerCard
            key={customer.id}
            customer={customer}
            onEdit={edit}
            onDelete={take}
            onCreateQuote={quote}
            onCreateInvoice={invoice}
          />
        ))}
        {closed.map(({ state, record }) => (
          <li key={record.id} className={`${surfaceStyles} p-4 md:p-5`}>
            <LockText state={state} />
          </li>
        ))}
      </ul>
      {more ?? moreClosed}
    </>
  );
});

function NoCustomers({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={Users}
      title={messages().customers.noneYet}
      action={
        <Button variant="secondary" onClick={onAdd}>
          <Plus aria-hidden /> Add your first customer
        </Button>
      }
    >
      Keep the people you work for here, and their particulars fill in every quote and invoice.
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState icon={SearchX} title={messages().customers.noneFound}>
      Nobody matches your search. Try part of a name, an address or a phone number.
    </EmptyState>
  );
}
