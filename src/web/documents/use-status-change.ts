import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useSetStatus } from "#web/documents/document-queries.ts";
import { toast } from "#web/overlays/toast-store.ts";
import type { DocumentOf } from "#web/records/document-kinds.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";

/** Changes a document's status, and says whether that succeeded. */
export function useStatusChange(kind: DocumentKind, id: DocumentOf<DocumentKind>["id"]) {
  const { mutate } = useSetStatus(kind);
  const { statusUpdated, statusFailed } = messages()[kind];
  return (status: DocumentStatus) =>
    mutate(
      { id, status },
      {
        onSuccess: () => toast({ title: messages().notice.success, message: statusUpdated }),
        onError: (error) =>
          toast({
            variant: "destructive",
            title: messages().notice.error,
            message: messageOfError(error, statusFailed),
          }),
      },
    );
}
