import type { Id } from "#domain/account/id.ts";
import { wordsOf } from "#web/app/call-error.ts";
import type { RemoveWords } from "#web/catalogue/messages.ts";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** Deletes a material or a labour item after asking, and says how it went. */
export function useDeleteItem(
  { mutateAsync: remove }: { mutateAsync: (id: Id) => Promise<unknown> },
  words: RemoveWords,
): (item: { id: Id; name: string }) => Promise<void> {
  const confirm = useConfirm();
  return async ({ id, name }) => {
    const agreed = await confirm({
      title: words.question,
      description: `${name} is removed from this list. Quotes and invoices keep their copy.`,
      confirmLabel: words.confirmLabel,
      destructive: true,
    });
    if (!agreed) return;
    try {
      await remove(id);
      toast({ title: "Success", message: words.removed });
    } catch (error) {
      const message = words.prefersServerWords ? wordsOf(error, words.notRemoved) : words.notRemoved;
      toast({ title: words.failedTitle, message, variant: "destructive" });
    }
  };
}
