import { useState } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import { useChangeFields } from "#web/documents/document-changes.ts";
import { Pencil } from "#web/icons/pencil.ts";
import { toast } from "#web/overlays/toast-store.ts";
import type { DocumentOf, NewOf } from "#web/records/document-kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { defaultWorkSummary } from "#words/paper/work-summary.ts";

interface WorkSummaryCardProps<K extends DocumentKind> {
  kind: K;
  document: DocumentOf<K>;
}

/** The work summary for the view without a breakdown, edited in place; a default is shown when it is empty. */
export function WorkSummaryCard<K extends DocumentKind>({ kind, document }: WorkSummaryCardProps<K>) {
  const own = document.projectDescription ?? "";
  const [text, setText] = useState<string | null>(null);
  useUnsavedWork(text !== null && text !== own);
  const { mutateAsync, isPending } = useChangeFields(kind);
  const save = async () => {
    try {
      await mutateAsync({
        document,
        changed: { projectDescription: text?.trim() || null } as Partial<NewOf<K>>,
      });
      toast({ title: messages().notice.success, message: messages().documents.summaryUpdated });
      setText(null);
    } catch (error) {
      // The new version is read meanwhile, so that the next press saves over the summary alone.
      const message = isRefusal(error, "VERSION_CONFLICT")
        ? messages().documents.summaryConflict
        : messageOfError(error, messages().documents.summaryFailed);
      toast({ variant: "destructive", title: messages().notice.error, message });
    }
  };
  const edit = (
    <Button variant="secondary" size="small" onClick={() => setText(own)}>
      <Pencil aria-hidden />
      Edit Work Summary
    </Button>
  );
  const finish = (
    <>
      <Button variant="secondary" onClick={() => setText(null)}>
        Cancel
      </Button>
      <Button loading={isPending} onClick={() => void save()}>
        Save
      </Button>
    </>
  );
  return (
    <Card
      title="Work Summary"
      actions={text === null && edit}
      footer={text !== null && finish}
      className="print:hidden"
    >
      {text === null ? (
        <p className="wrap-anywhere whitespace-pre-line">
          {own || defaultWorkSummary(kind, document.language)}
        </p>
      ) : (
        <Field label="Work Summary" labelHidden hint="What the customer reads instead of the items">
          <Textarea
            value={text}
            onValueChange={setText}
            placeholder={defaultWorkSummary(kind, document.language)}
            autoFocus
          />
        </Field>
      )}
    </Card>
  );
}
