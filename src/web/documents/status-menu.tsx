import { Check, ChevronDown } from "lucide-react";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import {
  chosenStatuses,
  type DocumentStatus,
  statusBadge,
  statusLabel,
} from "#web/documents/status-words.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";

interface StatusMenuProps {
  kind: DocumentKind;
  /** Names the document in the button's name: "Q-0012". */
  number: string;
  /** As it is shown: an unpaid invoice past its due date is overdue. */
  status: DocumentStatus;
  onStatusChange: (status: DocumentStatus) => void;
}

/** A document's status, and the change of it to any other; a converted quote's is final (decision S2). */
export function StatusMenu({ kind, number, status, onStatusChange }: StatusMenuProps) {
  const label = statusLabel(status);
  if (status === "invoice") return <Badge variant={statusBadge(status)}>{label}</Badge>;
  const trigger = (
    <button
      type="button"
      aria-label={`${label}, change status of ${number}`}
      className="relative z-10 -mx-1.5 inline-flex min-h-11 items-center gap-1 rounded-lg px-1.5 hover:bg-sunken pointer-fine:min-h-9"
    >
      <Badge variant={statusBadge(status)}>{label}</Badge>
      <ChevronDown aria-hidden className="size-4 text-ink-soft" />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      {chosenStatuses[kind].map((each) => (
        <MenuItem key={each} {...(each === status && { icon: Check })} onSelect={() => onStatusChange(each)}>
          {statusLabel(each)}
        </MenuItem>
      ))}
    </Menu>
  );
}
