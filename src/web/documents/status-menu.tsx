import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { statusEntries } from "#web/documents/status-entries.ts";
import { ChevronDown } from "#web/icons/chevron-down.ts";
import { ButtonMenu } from "#web/overlays/button-menu.tsx";
import { type DocumentStatus, statusBadge, statusLabel } from "#web/records/status-looks.ts";
import { Badge } from "#web/ui/badge.tsx";

interface StatusMenuProps {
  kind: DocumentKind;
  /** The document's number, used in the button's label: "Q-0012". */
  number: string;
  /** The status as shown: an unpaid invoice past its due date is overdue. */
  status: DocumentStatus;
  /** What is shown in place of the status's word, and begins with it: "Overdue · 14 days". */
  text?: string | undefined;
  onStatusChange: (status: DocumentStatus) => void;
}

/** Shows a document's status, and changes it to any other; a converted quote's status is final (decision S2). */
export function StatusMenu({ kind, number, status, text, onStatusChange }: StatusMenuProps) {
  const label = text ?? statusLabel(status);
  if (status === "invoice") return <Badge variant={statusBadge(status)}>{label}</Badge>;
  const name = `${label}, change status of ${number}`;
  return (
    <ButtonMenu
      label={name}
      entries={() => statusEntries(kind, status, onStatusChange)}
      button={(props) => (
        <button
          {...props}
          type="button"
          aria-label={name}
          className="relative z-10 -mx-1.5 inline-flex min-h-11 items-center gap-1 rounded-lg px-1.5 hover:bg-sunken pointer-fine:min-h-9"
        >
          <span className="flex min-w-0">
            <Badge variant={statusBadge(status)} long={text !== undefined}>
              <Parts text={label} />
            </Badge>
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />
        </button>
      )}
    />
  );
}

/** A status with its days, which wraps between the two alone. */
function Parts({ text }: { text: string }) {
  const [status, days] = text.split(" · ");
  return (
    <span className="@min-[880px]:whitespace-nowrap">
      <span className="whitespace-nowrap">
        {status}
        {days && <span className="@max-[879px]:hidden"> ·</span>}
      </span>
      {days && " "}
      {days && <span className="whitespace-nowrap">{days}</span>}
    </span>
  );
}
