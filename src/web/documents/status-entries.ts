import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { Check } from "#web/icons/check.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { type DocumentStatus, statusLabel } from "#web/records/status-looks.ts";

/** Each status that a person may give to a document, as an entry. @param shown the one that it has, which is ticked */
export function statusEntries(
  kind: DocumentKind,
  shown: DocumentStatus,
  onStatusChange: (status: DocumentStatus) => void,
): MenuEntry[] {
  return kindRules[kind].chosenStatuses.map((status) => ({
    text: statusLabel(status),
    icon: status === shown ? Check : undefined,
    onSelect: () => onStatusChange(status),
  }));
}
