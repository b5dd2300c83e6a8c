import { useQueryClient } from "@tanstack/react-query";
import type { Tone } from "#domain/company/company-settings.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { pence } from "#domain/money/pence.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { regionTerms } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import { useUser } from "#web/base/user-query.ts";
import { useBox } from "#web/company/company-form-context.ts";
import { useTextEditing } from "#web/company/use-text-editing.ts";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { keepOwnWords, useOwnWords } from "#web/records/own-words.ts";
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
  const client = useQueryClient();
  const sample = useSample(which);
  const { text, setText, fault, dialog } = useTextEditing({
    latest: useOwnWords().find(which),
    standard: standardWords(which, useLanguage()),
    faultOf,
    keep: (words, shown) => keepOwnWords(client, which, words, shown),
    onSaved: () => {
      toast({ title: messages().notice.success, message: `Words saved: ${nameOfWords(which)}` });
      onClose();
    },
    notSaved: "Your words are not saved",
  });
  return (
    <FormDialog
      title={nameOfWords(which)}
      description="What stands in braces is filled in for each customer. What is not known is left out with the words around it."
      submitLabel="Save words"
      {...dialog}
      onClose={onClose}
    >
      <Field label="Message" error={fault ?? undefined}>
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

function faultOf(text: string): string | null {
  if (text.trim() === "") return "Please write something";
  const wrong = unknownPlaceholder(text);
  return wrong && `Nothing is filled in for ${wrong}`;
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
