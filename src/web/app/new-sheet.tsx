import { FileText, type LucideIcon, Receipt, Upload, UserPlus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { customerDialog } from "#web/customers/customer-dialog.ts";
import { prefillFromCustomer } from "#web/drafts/prefill.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { useRecords } from "#web/records/queries.ts";
import { wordResources } from "#web/records/resources.ts";
import { navigate } from "#web/routing/navigation.ts";

interface NewSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The number of customers that a quote can be begun for with one press. */
const latest = 4;

/** What can be begun: a quote, also for one of the latest customers, an invoice, a customer, a list from a file. */
export function NewSheet({ open, onOpenChange }: NewSheetProps) {
  const [next, setNext] = useState<"customer" | "import" | null>(null);
  const { data = [] } = useRecords<Customer>(wordResources.customers);
  const customers = data.flatMap((each) => (each.state === "open" ? [each.record] : [])).slice(0, latest);
  const go = (href: string, customer?: Customer) => {
    onOpenChange(false);
    void navigate(href, customer && { state: { prefill: prefillFromCustomer(customer) } });
  };
  const begin = (what: "customer" | "import") => {
    onOpenChange(false);
    setNext(what);
  };
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} title="New" size="small">
        <ul className="-mx-2 flex flex-col">
          <Row icon={FileText} onPress={() => go("/quotes/new")}>
            New quote
          </Row>
          {customers.length > 0 && (
            <li>
              <ul aria-label="New quote for" className="flex flex-wrap gap-2 pb-2 pl-12">
                {customers.map((customer) => (
                  <li key={customer.id} className="min-w-0">
                    <button
                      type="button"
                      className={customerStyles}
                      onClick={() => go("/quotes/new", customer)}
                    >
                      <span className="sr-only">New quote for </span>
                      <bdi className="truncate">{customer.name}</bdi>
                    </button>
                  </li>
                ))}
              </ul>
            </li>
          )}
          <Row icon={Receipt} onPress={() => go("/invoices/new")}>
            New invoice
          </Row>
          <Row icon={UserPlus} onPress={() => begin("customer")}>
            New customer
          </Row>
          <Row icon={Upload} onPress={() => begin("import")}>
            Import customers
          </Row>
        </ul>
      </Dialog>
      {next === "customer" && <customerDialog.Dialog record={null} onClose={() => setNext(null)} />}
      {next === "import" && (
        <Suspense>
          <ImportDialog kind="customer" open onOpenChange={() => setNext(null)} />
        </Suspense>
      )}
    </>
  );
}

const ImportDialog = lazy(async () => {
  const { ImportDialog: component } = await import("#web/import/import-dialog.tsx");
  return { default: component };
});

const customerStyles =
  "flex min-h-11 max-w-full items-center rounded-full border border-line-strong/60 px-3.5 text-sm hover:bg-sunken";

interface RowProps {
  icon: LucideIcon;
  onPress: () => void;
  children: ReactNode;
}

function Row({ icon: Icon, onPress, children }: RowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-14 w-full items-center gap-4 rounded-lg px-2 text-left font-medium hover:bg-sunken"
      >
        <Icon aria-hidden className="size-6 shrink-0 text-ink-soft" />
        {children}
      </button>
    </li>
  );
}
