import { useState } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { focusIfFree } from "#web/base/focus-if-free.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import { useChangeFields } from "#web/documents/document-changes.ts";
import { Pencil } from "#web/icons/pencil.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { useLeaveGuard } from "#web/overlays/use-leave-guard.ts";
import { type DocumentOf, kindScreens, type NewOf } from "#web/records/document-kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { defaultWorkSummary } from "#words/paper/work-summary.ts";

/** What is typed as a document's work summary; null while it is not edited. */
export interface SummaryTyping {
  text: string | null;
  setText: (text: string | null) => void;
}

/** Keeps what is typed as the work summary for the whole screen, whose tabs show its card in turn. */
export function useSummaryTyping({
  projectDescription,
}: Pick<DocumentOf<DocumentKind>, "projectDescription">) {
  const [text, setText] = useState<string | null>(null);
  const isUnsaved = text !== null && text !== (projectDescription ?? "");
  useUnsavedWork(isUnsaved);
  useLeaveGuard(isUnsaved, "Your work summary has not been saved.");
  return { text, setText } satisfies SummaryTyping;
}

interface WorkSummaryCardProps<K extends DocumentKind> {
  kind: K;
  document: DocumentOf<K>;
  typing: SummaryTyping;
}

/** The work summary for the view without a breakdown, edited in place; a default is shown when it is empty. */
export function WorkSummaryCard<K extends DocumentKind>({ kind, document, typing }: WorkSummaryCardProps<K>) {
  const own = document.projectDescription ?? "";
  const { text } = typing;
  // Its box and its button take the focus in turn, and not when its tab is chosen.
  const [wasPressed, setPressed] = useState(false);
  const change = (next: string | null) => {
    setPressed(true);
    typing.setText(next);
  };
  const { mutateAsync, isPending } = useChangeFields(kind);
  const about = kindScreens[kind].hrefOf(document.id);
  const save = async () => {
    try {
      await mutateAsync({
        document,
        changed: { projectDescription: text?.trim() || null } as Partial<NewOf<K>>,
      });
      toast({ title: messages().notice.success, message: messages().documents.summaryUpdated, about });
      change(null);
    } catch (error) {
      // The new version is read meanwhile, so that the next press saves over the summary alone.
      const message = isRefusal(error, "VERSION_CONFLICT")
        ? messages().documents.summaryConflict
        : messageOfError(error, messages().documents.summaryFailed);
      toast({ variant: "destructive", title: messages().notice.error, message, about });
    }
  };
  const edit = (
    <Button
      variant="secondary"
      size="small"
      ref={wasPressed ? focusIfFree : undefined}
      onClick={() => change(own)}
    >
      <Pencil aria-hidden />
      Edit Work Summary
    </Button>
  );
  const finish = (
    <>
      <Button variant="secondary" onClick={() => change(null)}>
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
            onValueChange={typing.setText}
            placeholder={defaultWorkSummary(kind, document.language)}
            autoFocus={wasPressed}
          />
        </Field>
      )}
    </Card>
  );
}
