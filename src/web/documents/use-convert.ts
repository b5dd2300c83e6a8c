import type { Id } from "#domain/account/id.ts";
import { wordsOf } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { documentKinds } from "#web/documents/document-kinds.ts";
import { useConvertQuote } from "#web/documents/document-queries.ts";
import { toast } from "#web/ui/toast-store.ts";

/** Converts a quote to an invoice and says so, with the way to the invoice. Never rejects. */
export function useConvert() {
  const { mutateAsync, isPending } = useConvertQuote();
  const run = async (id: Id<"Quote">) => {
    try {
      const { record } = await mutateAsync(id);
      toast({
        title: messages().notice.success,
        message: messages().quote.converted,
        action: { label: `View ${record.invoiceNumber}`, href: documentKinds.invoice.hrefOf(record.id) },
      });
    } catch (error) {
      const message = wordsOf(error, messages().quote.convertFailed);
      toast({ variant: "destructive", title: messages().notice.error, message });
    }
  };
  return { run, isPending };
}
