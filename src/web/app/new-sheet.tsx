import type { KeyboardEvent } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { customerDialog } from "#web/customers/customer-dialog.ts";
import { beginFor } from "#web/drafts/begin-for.ts";
import { FileText } from "#web/icons/file-text.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { Upload } from "#web/icons/upload.ts";
import { UserPlus } from "#web/icons/user-plus.ts";
import { type BeginningLetter, beginnings, isBeginningLetter } from "#web/keys/beginnings.ts";
import { hasSingleKeys } from "#web/keys/single-keys.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { useRecords } from "#web/records/queries.ts";
import { recentFirst, useRecentIds } from "#web/records/recent-customers.ts";
import { wordResources } from "#web/records/resources.ts";
import { navigate } from "#web/routing/navigation.ts";
import { KeyCap } from "#web/ui/key-cap.tsx";

/** What is shown: the sheet, the dialog of what was chosen in it, or nothing. */
export type Begun = "new" | "new customer" | null;

interface NewSheetProps {
  begun: Begun;
  onBegin: (begun: Begun) => void;
}

/** The number of customers that a quote can be begun for with one press. */
const latest = 4;

/**
 * What can be begun: a quote, also for one of the latest customers, an invoice, a customer, a list from a file. Each
 * has its letter.
 */
export function NewSheet({ begun, onBegin }: NewSheetProps) {
  const { data = [] } = useRecords<Customer>(wordResources.customers);
  const readable = data.flatMap((each) => (each.state === "open" ? [each.record] : []));
  const customers = recentFirst(readable, useRecentIds(begun === "new")).slice(0, latest);
  const begin = (letter: BeginningLetter) => {
    const { address } = beginnings[letter];
    onBegin(address ? null : "new customer");
    if (address) void navigate(address);
  };
  const press = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isAlone = begun === "new" && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isAlone && hasSingleKeys(localStorage) && isBeginningLetter(key)) begin(key);
  };
  return (
    <>
      {/* Around the dialog and not in it, because the dialog itself has the focus before its first button does. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the letters press the buttons in it */}
      <div className="contents" onKeyDown={press}>
        <Dialog
          open={begun === "new"}
          onOpenChange={(open) => onBegin(open ? "new" : null)}
          title="New"
          size="small"
        >
          <ul className="-mx-2 flex flex-col">
            <Row icon={FileText} letter="q" onPress={begin} />
            {customers.length > 0 && (
              <li>
                <ul aria-label="New quote for" className="flex flex-wrap gap-2 pb-2 pl-12">
                  {customers.map((customer) => (
                    <li key={customer.id} className="min-w-0">
                      <button
                        type="button"
                        className={customerStyles}
                        onClick={() => {
                          onBegin(null);
                          beginFor(customer, "/quotes/new");
                        }}
                      >
                        <span className="sr-only">New quote for </span>
                        <bdi className="roomier:truncate">{customer.name}</bdi>
                      </button>
                    </li>
                  ))}
                </ul>
              </li>
            )}
            <Row icon={ReceiptText} letter="i" onPress={begin} />
            <Row icon={UserPlus} letter="c" onPress={begin} />
            <Row icon={Upload} letter="b" onPress={begin} />
          </ul>
        </Dialog>
      </div>
      {begun === "new customer" && <customerDialog.Dialog record={null} onClose={() => onBegin(null)} />}
    </>
  );
}

const customerStyles =
  "flex min-h-11 max-w-full items-center rounded-full border border-line-strong px-3.5 text-sm hover:bg-sunken";

interface RowProps {
  icon: IconComponent;
  /** The key that presses it. */
  letter: BeginningLetter;
  onPress: (letter: BeginningLetter) => void;
}

function Row({ icon: Icon, letter, onPress }: RowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => onPress(letter)}
        aria-keyshortcuts={letter.toUpperCase()}
        className="flex min-h-14 w-full items-center gap-4 rounded-lg px-2 text-left font-medium hover:bg-sunken"
      >
        <Icon aria-hidden className="size-6 shrink-0 text-ink-soft" />
        {beginnings[letter].label}
        <span aria-hidden className="ml-auto pointer-coarse:hidden">
          <KeyCap>{letter.toUpperCase()}</KeyCap>
        </span>
      </button>
    </li>
  );
}
