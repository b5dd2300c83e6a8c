import { type KeyboardEvent, useState } from "react";
import type { Invoice } from "#domain/documents/trade-document.ts";
import { focusIfFree } from "#web/base/focus-if-free.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import { useSetInvoiceNumber } from "#web/documents/document-changes.ts";
import { Check } from "#web/icons/check.ts";
import { Pencil } from "#web/icons/pencil.ts";
import { X } from "#web/icons/x.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** An invoice's number, edited in place: Enter saves, Escape restores it. */
export function InvoiceNumber({ invoice }: { invoice: Invoice }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  useUnsavedWork(typed !== null && typed !== invoice.invoiceNumber);
  const { mutateAsync, isPending } = useSetInvoiceNumber();
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => {
    setWasOpen(true);
    setTyped(null);
    setError(undefined);
  };
  const save = async () => {
    const invoiceNumber = typed?.trim() ?? "";
    if (invoiceNumber === "") return setError(messages().invoice.numberRequired);
    if (invoiceNumber === invoice.invoiceNumber) return close();
    const about = kindScreens.invoice.hrefOf(invoice.id);
    try {
      await mutateAsync({ id: invoice.id, invoiceNumber });
      toast({ title: messages().notice.success, message: messages().invoice.numberUpdated, about });
      close();
    } catch (failure) {
      const message = messageOfError(failure, messages().invoice.numberFailed);
      setError(message);
      toast({ variant: "destructive", title: messages().notice.error, message, about });
    }
  };
  const press = (event: KeyboardEvent) => {
    if (isPending) return;
    if (event.key === "Enter") void save();
    if (event.key === "Escape") close();
  };
  if (typed === null) {
    return (
      <Button
        variant="ghost"
        size="small"
        ref={wasOpen ? focusIfFree : undefined}
        aria-label={`Edit invoice number ${invoice.invoiceNumber}`}
        onClick={() => setTyped(invoice.invoiceNumber)}
        className="h-auto! shrink! whitespace-normal!"
      >
        <span className="tabular wrap-anywhere min-w-0">{invoice.invoiceNumber}</span>
        <Pencil aria-hidden />
      </Button>
    );
  }
  return (
    <span className="flex items-start gap-1">
      <Field label="Invoice number" labelHidden error={error}>
        <TextInput
          value={typed}
          onValueChange={setTyped}
          onKeyDown={press}
          // One that is disabled would lose the focus.
          readOnly={isPending}
          autoFocus
          spellCheck={false}
          className="tabular"
        />
      </Field>
      <IconButton aria-label="Save invoice number" disabled={isPending} onClick={() => void save()}>
        <Check aria-hidden />
      </IconButton>
      <IconButton aria-label="Cancel" onClick={close}>
        <X aria-hidden />
      </IconButton>
    </span>
  );
}
