import { useQueryClient } from "@tanstack/react-query";
import { type QuoteTextPart, quoteTextNames } from "#domain/company/quote-texts.ts";
import { wordNouns } from "#domain/nouns/word-nouns.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { messages } from "#web/base/messages.ts";
import { useTextEditing } from "#web/company/use-text-editing.ts";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { keepCompanyText, useCompanyTexts } from "#web/records/company-texts.ts";
import { sayRemoved } from "#web/records/use-undoable-remove.ts";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { quoteTextLabels } from "#words/paper/quote-text-labels.ts";

interface QuoteTextDialogProps {
  part: QuoteTextPart;
  onClose: () => void;
}

/** Edits the firm's own words on its quotes. A blank text takes them off. */
export function QuoteTextDialog({ part, onClose }: QuoteTextDialogProps) {
  const client = useQueryClient();
  const name = quoteTextNames[part];
  const labels = quoteTextLabels[part];
  const keep = (text: string | null, shown?: string | null) => keepCompanyText(client, { name, text, shown });
  const { text, setText, fault, dialog } = useTextEditing({
    latest: useCompanyTexts().find(name),
    standard: "",
    faultOf,
    keep,
    onSaved: (saved, before) => {
      if (saved === null && before !== null) {
        sayRemoved(() => keep(before), {
          removed: `${labels.name} removed`,
          restored: `${labels.name} restored`,
          notRestored: `${labels.name} could not be restored`,
        });
      } else {
        toast({ title: messages().notice.success, message: `${labels.name} saved` });
      }
      onClose();
    },
    notSaved: "Your words are not saved",
  });
  return (
    <FormDialog
      title={labels.name}
      description={labels.description}
      submitLabel="Save words"
      {...dialog}
      onClose={onClose}
    >
      <Field label="Text" hint="Blank for none." error={fault ?? undefined}>
        <Textarea rows={6} value={text} onValueChange={setText} />
      </Field>
    </FormDialog>
  );
}

const longest = textLimits[wordNouns.companyTexts.words.text.limit];

function faultOf(text: string): string | null {
  return text.length > longest ? messages().values.longest(longest) : null;
}
