import { useNavigate } from "@tanstack/react-router";
import { Plus, SearchX, Users } from "lucide-react";
import { useMemo, useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { wordsOf } from "#web/app/call-error.ts";
import { ListTransferButtons, ListTransferMenu } from "#web/app/list-transfer.tsx";
import { messages } from "#web/app/messages.ts";
import { useRemembered } from "#web/app/use-remembered.ts";
import { CustomerCard } from "#web/customers/customer-card.tsx";
import { CustomerDialog } from "#web/customers/customer-dialog.tsx";
import { type CustomerList, customerList, searchCustomers } from "#web/customers/customer-list.ts";
import { useCustomers } from "#web/customers/customer-queries.ts";
import { useDeleteCustomer } from "#web/customers/use-delete-customer.ts";
import { prefillFromCustomer } from "#web/documents/prefill.ts";
import { Button } from "#web/ui/button.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { LockText } from "#web/ui/lock-text.tsx";
import { SearchInput } from "#web/ui/search-input.tsx";
import { useShowMore } from "#web/ui/show-more.tsx";
import { SkeletonCards } from "#web/ui/skeleton.tsx";

/** Whom the open dialog is about: an id, a new customer, or no dialog. */
type Target = Customer["id"] | "new" | null;

/** The customers, found by any of their particulars (specification 2 §2). */
export function CustomersScreen() {
  const { data: records } = useCustomers();
  const [{ search }, remember] = useRemembered("customers", { search: "" });
  const [target, setTarget] = useState<Target>(null);
  const list = useMemo(() => customerList(records ?? []), [records]);
  const edited = useEdited(list, target);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SearchInput
          aria-label="Search customers"
          className="min-w-52 flex-1"
          value={search}
          onValueChange={(text) => remember({ search: text })}
        />
        <ListTransferMenu kind="customers" />
        <ListTransferButtons kind="customers" />
        <Button className="max-sm:w-full" onClick={() => setTarget("new")}>
          <Plus aria-hidden /> Add Customer
        </Button>
      </div>
      <CustomerGrid list={list} search={search} onTarget={setTarget} />
      {target !== null && <CustomerDialog key={target} customer={edited} onClose={() => setTarget(null)} />}
    </>
  );
}

/** The customer in the dialog as the list has it now. */
function useEdited(list: CustomerList, target: Target): Customer | null {
  return useMemo(() => list.open.find((customer) => customer.id === target) ?? null, [list, target]);
}

interface GridProps {
  list: CustomerList;
  search: string;
  onTarget: (target: Target) => void;
}

function CustomerGrid({ list, search, onTarget }: GridProps) {
  const { isPending, isError, error, isFetching, refetch, data } = useCustomers();
  if (isPending) return <SkeletonCards count={6} label="Loading customers..." />;
  if (isError && !data) {
    const detail = wordsOf(error, "Please try again.");
    return (
      <LoadFailed
        title={messages().customers.notLoaded}
        detail={detail}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) return <NoCustomers onAdd={() => onTarget("new")} />;
  return <Cards list={list} search={search} onTarget={onTarget} />;
}

function Cards({ list, search, onTarget }: GridProps) {
  const navigate = useNavigate();
  const remove = useDeleteCustomer();
  const found = useMemo(() => searchCustomers(list, search), [list, search]);
  const [shown, more] = useShowMore(found.open, 60);
  const startIn = (to: string) => (customer: Customer) =>
    void navigate({ to, state: { prefill: prefillFromCustomer(customer) } });
  if (found.open.length + found.closed.length === 0) return <NothingFound />;
  return (
    <>
      <ul aria-label="Customers" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((customer) => (
          <CustomerCard
            key={customer.id}
            customer={customer}
            onEdit={() => onTarget(customer.id)}
            onDelete={(each) => void remove(each)}
            onCreateQuote={startIn("/quotes/new")}
            onCreateInvoice={startIn("/invoices/new")}
          />
        ))}
        {found.closed.map(({ state, record }) => (
          <li key={record.id} className={`${surfaceStyles} p-4 md:p-5`}>
            <LockText state={state} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

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
