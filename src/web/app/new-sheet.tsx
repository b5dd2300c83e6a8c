import { type KeyboardEvent, useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { useLatestCustomers } from "#web/app/latest-customers.ts";
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
import { navigate } from "#web/routing/navigation.ts";
import { KeyCap } from "#web/ui/key-cap.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

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
            <LatestCustomers
              onChosen={(customer) => {
                onBegin(null);
                beginFor(customer, "/quotes/new");
              }}
            />
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

/** A line for each. Where they were waited for, the lines of those who are missing stay, so that nothing below moves. */
function LatestCustomers({ onChosen }: { onChosen: (customer: Customer) => void }) {
  const customers = useLatestCustomers(latest);
  const [wasAwaited] = useState(customers === null);
  const lines = wasAwaited ? latest : (customers?.length ?? 0);
  if (lines === 0) return null;
  return (
    <li>
      <ul aria-label="New quote for" aria-busy={customers === null} className="pb-2 pl-8">
        {Array.from({ length: lines }, (_, index) => {
          const customer = customers?.[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            <li key={index} className="flex min-h-11 items-center">
              {customers === null && (
                <span className="w-full px-4">
                  <Skeleton className="h-4 w-2/3" />
                </span>
              )}
              {customers?.length === 0 && index === 0 && (
                <span className="px-4 text-ink-soft text-sm">Your latest customers will be here.</span>
              )}
              {customer && (
                <button type="button" className={customerStyles} onClick={() => onChosen(customer)}>
                  <span className="sr-only">New quote for </span>
                  <bdi className="roomier:truncate">{customer.name}</bdi>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

const customerStyles = "flex min-h-11 w-full items-center rounded-lg px-4 text-left hover:bg-sunken";

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
