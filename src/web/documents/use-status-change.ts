import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useSetStatus } from "#web/documents/document-changes.ts";
import { toast } from "#web/overlays/toast-store.ts";
import type { DocumentOf } from "#web/records/document-kinds.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";

/** Changes a document's status, and says whether that succeeded. */
export function useStatusChange(kind: DocumentKind, id: DocumentOf<DocumentKind>["id"]) {
  const { mutateAsync } = useSetStatus(kind);
  const { statusUpdated, statusFailed } = messages()[kind];
  return async (status: DocumentStatus) => {
    try {
      // Awaited, because what asked for it may be gone by then, and `mutate` calls nobody back who is gone.
      await mutateAsync({ id, status });
      toast({ title: messages().notice.success, message: statusUpdated });
    } catch (error) {
      const message = messageOfError(error, statusFailed);
      toast({ variant: "destructive", title: messages().notice.error, message });
    }
  };
}
