import type { Id } from "#domain/account/id.ts";
import { wordsOf } from "#web/app/call-error.ts";
import { documentKinds } from "#web/documents/document-kinds.ts";
import { useConvertQuote } from "#web/documents/document-queries.ts";
import { conversionMessages } from "#web/documents/messages.ts";
import { toast } from "#web/ui/toast-store.ts";

/** Converts a quote to an invoice and says so, with the way to the invoice. Never rejects. */
export function useConvert() {
  const { mutateAsync, isPending } = useConvertQuote();
  const run = async (id: Id<"Quote">) => {
    try {
      const { record } = await mutateAsync(id);
      toast({
        title: "Success",
        message: conversionMessages.converted,
        action: { label: `View ${record.invoiceNumber}`, href: documentKinds.invoice.hrefOf(record.id) },
      });
    } catch (error) {
      const message = wordsOf(error, conversionMessages.failed);
      toast({ variant: "destructive", title: "Error", message });
    }
  };
  return { run, isPending };
}
