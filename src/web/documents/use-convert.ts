import { useState } from "react";
import type { Quote } from "#domain/documents/trade-document.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { regionTerms } from "#domain/region/region.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useConvertQuote } from "#web/documents/document-changes.ts";
import { useReadNextNumber } from "#web/documents/next-number.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { kindScreens } from "#web/records/document-kinds.ts";

/** What the question before a conversion names. */
type Convertible = Pick<Quote, "id" | "total" | "language">;

/**
 * Converts a quote to an invoice and shows a notice with a link to the invoice. Asks first, because an invoice's number
 * is used up for good. Never rejects.
 */
export function useConvert() {
  const { mutateAsync, isPending } = useConvertQuote();
  const readNextNumber = useReadNextNumber();
  const confirm = useConfirm();
  const [isNumbering, setNumbering] = useState(false);
  const run = async ({ id, total, language }: Convertible) => {
    const amount = formatMoney(total, regionTerms(language).currency, language);
    setNumbering(true);
    const number = await readNextNumber().catch(() => null);
    setNumbering(false);
    const isWanted = await confirm({
      title: messages().quote.convertAsk(amount),
      description: number ? messages().quote.convertNumber(number) : messages().quote.convertNumberFollows,
      confirmLabel: "Convert to Invoice",
    });
    if (!isWanted) return;
    const about = kindScreens.quote.hrefOf(id);
    try {
      const { record } = await mutateAsync(id);
      toast({
        title: messages().notice.success,
        message: messages().quote.converted,
        about,
        action: { label: `View ${record.invoiceNumber}`, href: kindScreens.invoice.hrefOf(record.id) },
      });
    } catch (error) {
      const message = messageOfError(error, messages().quote.convertFailed);
      toast({ variant: "destructive", title: messages().notice.error, message, about });
    }
  };
  return { run, isPending: isPending || isNumbering };
}
