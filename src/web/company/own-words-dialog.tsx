import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Tone } from "#domain/company/company-settings.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { pence } from "#domain/money/pence.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { regionTerms } from "#domain/region/region.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import { useUser } from "#web/base/user-query.ts";
import { useBox } from "#web/company/company-form-context.ts";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { keepOwnWords, useOwnWords, WordsChangedError } from "#web/records/own-words.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { longDay } from "#words/labels/long-day.ts";
import { taxInSentence } from "#words/labels/tax-in-sentence.ts";
import { type FilledWith, fillWords, placeholders, unknownPlaceholder } from "#words/paper/fill-words.ts";
import { filledWith, standardWords, type WordsFor } from "#words/paper/ready-words.ts";
import { nameOfWords } from "#words/paper/words-labels.ts";

interface OwnWordsDialogProps {
  which: WordsFor;
  onClose: () => void;
}

/** Edits the words of a kind, an occasion and a tone, beside what they become for a customer. */
export function OwnWordsDialog({ which, onClose }: OwnWordsDialogProps) {
  const standard = standardWords(which, useLanguage());
  const { find } = useOwnWords();
  const latest = find(which);
  const [shown, setShown] = useState(latest);
  const before = shown ?? standard;
  const [text, setText] = useState(before);
  const sample = useSample(which);
  const saving = useSaving(which, onClose);
  const words = text === standard ? null : text;
  const wrong = unknownPlaceholder(text);
  const error = text.trim() === "" ? "Please write something" : wrong && `Nothing is filled in for ${wrong}`;
  return (
    <FormDialog
      title={nameOfWords(which)}
      description="What stands in braces is filled in for each customer. What is not known is left out with the words around it."
      submitLabel="Save words"
      onSubmit={() => !error && saving.mutate({ words, shown })}
      saving={saving.isPending}
      dirty={text !== before}
      failure={
        saving.error && {
          title: "Your words are not saved",
          detail: messageOfError(saving.error, messages().notice.pleaseTryAgain),
          error: saving.error,
        }
      }
      conflict={
        saving.error instanceof WordsChangedError
          ? {
              loadLatest: () => {
                setShown(latest);
                setText(latest ?? standard);
                saving.reset();
              },
              saveAnyway: () => !error && saving.mutate({ words }),
            }
          : null
      }
      onClose={onClose}
    >
      <Field label="Message" error={error ?? undefined}>
        <Textarea value={text} onValueChange={setText} maxLength={textLimits.page} />
      </Field>
      <section aria-label="Example" className="rounded-lg bg-sunken p-3">
        <h3 className="font-medium text-sm">Example</h3>
        <p className="whitespace-pre-wrap wrap-anywhere">{fillWords(text, sample)}</p>
      </section>
      <DefinitionList
        items={placeholders
          .filter((name) => name !== "pay" || which.kind === "invoice")
          .map((name) => ({ term: `{${name}}`, value: sample[name] ?? "Not known" }))}
      />
    </FormDialog>
  );
}

/** Saves own words, or null for ours, over those that were shown. */
function useSaving(which: WordsFor, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ words, shown }: { words: string | null; shown?: string | null }) =>
      keepOwnWords(client, which, words, shown),
    onSuccess: () => {
      toast({ title: messages().notice.success, message: `Words saved: ${nameOfWords(which)}` });
      onSaved();
    },
  });
}

const numbers: Record<DocumentKind, string> = { quote: "Q-0061", invoice: "INV-0031" };

/** A document of nobody, by this firm, in its region. */
function useSample({ kind, tone }: { kind: DocumentKind; tone: Tone }): FilledWith {
  const { data: user } = useUser();
  const language = useLanguage();
  const firm = useBox("companyName").trim();
  const facts = {
    language,
    customerName: "Margaret Ellison",
    companyName: null,
    number: numbers[kind],
    work: "the oak stairs",
    total: formatMoney(pence(198_629), regionTerms(language).currency, language),
    tax: taxInSentence(language),
    date: longDay(today(), language),
    saysHowToPay: kind === "invoice",
    me: user?.firstName || null,
    firm: firm || null,
  };
  return filledWith(facts, tone);
}
