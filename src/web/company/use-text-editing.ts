import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { TextChangedError } from "#web/records/company-texts.ts";

interface EditedText {
  /** The firm's own text as it is stored now; null without one. */
  latest: string | null;
  /** What counts while the firm has no text of its own. */
  standard: string;
  faultOf: (text: string) => string | null;
  /** Stores the text, null for none, over the one that was shown, or over any if that is undefined; returns the old one. */
  keep: (text: string | null, shown?: string | null) => Promise<string | null>;
  onSaved: (text: string | null, replaced: string | null) => void;
  /** "Your words are not saved" */
  notSaved: string;
}

/**
 * A text of the firm in a dialog. When another one was saved meanwhile, the person chooses which to keep.
 *
 * @returns the text as typed, what is wrong with it, and what the dialog around it needs
 */
export function useTextEditing({ latest, standard, faultOf, keep, onSaved, notSaved }: EditedText) {
  const [shown, setShown] = useState(latest);
  const [text, setText] = useState(shown ?? standard);
  const fault = faultOf(text);
  const saving = useMutation({
    mutationFn: (over: { shown?: string | null }) => keep(own(text), over.shown),
    onSuccess: (replaced) => onSaved(own(text), replaced),
  });
  const save = (over: { shown?: string | null }) => fault === null && saving.mutate(over);

  function own(typed: string): string | null {
    return typed.trim() === standard.trim() ? null : typed;
  }

  return {
    text,
    setText,
    fault,
    dialog: {
      onSubmit: () => save({ shown }),
      saving: saving.isPending,
      dirty: text !== (shown ?? standard),
      failure: saving.error && {
        title: notSaved,
        detail: messageOfError(saving.error, messages().notice.pleaseTryAgain),
        error: saving.error,
      },
      conflict:
        saving.error instanceof TextChangedError
          ? {
              loadLatest: () => {
                setShown(latest);
                setText(latest ?? standard);
                saving.reset();
              },
              saveAnyway: () => save({}),
            }
          : null,
    },
  };
}
