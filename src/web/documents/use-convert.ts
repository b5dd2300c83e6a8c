import type { Id } from "#domain/ids/id.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useConvertQuote } from "#web/documents/document-queries.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { kindScreens } from "#web/records/document-kinds.ts";

/** Converts a quote to an invoice and shows a notice with a link to the invoice. Never rejects. */
export function useConvert() {
  const { mutateAsync, isPending } = useConvertQuote();
  const run = async (id: Id<"Quote">) => {
    try {
      const { record } = await mutateAsync(id);
      toast({
        title: messages().notice.success,
        message: messages().quote.converted,
        action: { label: `View ${record.invoiceNumber}`, href: kindScreens.invoice.hrefOf(record.id) },
      });
    } catch (error) {
      const message = messageOfError(error, messages().quote.convertFailed);
      toast({ variant: "destructive", title: messages().notice.error, message });
    }
  };
  return { run, isPending };
}
