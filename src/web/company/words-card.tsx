import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Tone, tones } from "#domain/company/company-settings.ts";
import { documentKinds } from "#domain/pricing/document-kind.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { OwnWordsDialog } from "#web/company/own-words-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { keepTone, useCompanySettings } from "#web/records/company-settings.ts";
import { keepOwnWords, useOwnWords } from "#web/records/own-words.ts";
import { ToneChoice } from "#web/records/tone-choice.tsx";
import { sayRemoved } from "#web/records/use-undoable-remove.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { occasions, type WordsFor } from "#words/paper/ready-words.ts";
import { nameOfWords, occasionLabels, toneLabels } from "#words/paper/words-labels.ts";

/** How the firm writes to its customers, each choice saved by itself: the tone, and the words where they are its own. */
export function WordsCard() {
  const [edited, setEdited] = useState<WordsFor | null>(null);
  return (
    <Card
      title="Messages to customers"
      description="What goes with a quote or an invoice when you send it. It begins with our words; make them yours. Saved by itself, apart from this profile."
    >
      <UsualTone />
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        {tones.map((tone) => (
          <WordsOfTone key={tone} tone={tone} onEdit={setEdited} />
        ))}
      </div>
      {edited && <OwnWordsDialog which={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

function UsualTone() {
  const client = useQueryClient();
  const { data } = useCompanySettings();
  const [chosen, setChosen] = useState<Tone | null>(null);
  const choice = useMutation({
    mutationFn: (tone: Tone) => keepTone(client, tone),
    onSuccess: () => toast({ title: messages().notice.success, message: "Your tone is saved" }),
    onError: (error) => {
      setChosen(null);
      sayFailed("Your tone is not saved.", error);
    },
  });
  return (
    <div className="flex flex-col gap-1.5">
      <ToneChoice
        isAsked
        value={chosen ?? data?.tone ?? null}
        onValueChange={(tone) => {
          setChosen(tone);
          choice.mutate(tone);
        }}
      />
    </div>
  );
}

interface WordsOfToneProps {
  tone: Tone;
  onEdit: (which: WordsFor) => void;
}

function WordsOfTone({ tone, onEdit }: WordsOfToneProps) {
  return (
    <section aria-label={`Words, ${toneLabels[tone].toLowerCase()}`}>
      <h3 className="font-semibold">{toneLabels[tone]}</h3>
      <ul className="divide-y divide-line">
        {documentKinds.flatMap((kind) =>
          occasions.map((about) => (
            <WordsRow key={`${kind} ${about}`} which={{ kind, about, tone }} onEdit={onEdit} />
          )),
        )}
      </ul>
    </section>
  );
}

interface WordsRowProps {
  which: WordsFor;
  onEdit: (which: WordsFor) => void;
}

function WordsRow({ which, onEdit }: WordsRowProps) {
  const { isPending, isError, find } = useOwnWords();
  const own = find(which);
  const reset = useReset(which);
  const name = nameOfWords(which);
  const isKnown = !(isPending || isError);
  const state = own === null ? "Standard words" : "Your own words";
  return (
    <li className="py-2">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p>{occasionLabels[which.kind][which.about]}</p>
          <p className="text-ink-soft text-sm">{isError ? "Not loaded" : isKnown ? state : "Loading..."}</p>
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Edit: ${name}`}
          disabled={!isKnown}
          onClick={() => onEdit(which)}
        >
          Edit
        </Button>
      </div>
      {own !== null && (
        <Button
          variant="ghost"
          size="small"
          className="-ml-3"
          aria-label={`Use the standard words: ${name}`}
          loading={reset.isPending}
          onClick={() => reset.mutate(own)}
        >
          Use the standard words
        </Button>
      )}
    </li>
  );
}

/** Goes back to our words, and offers the firm's own again. */
function useReset(which: WordsFor) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (_own: string) => keepOwnWords(client, which, null),
    onSuccess: (_nothing, own) =>
      sayRemoved(() => keepOwnWords(client, which, own), {
        removed: `Standard words: ${nameOfWords(which)}`,
        restored: `Your own words: ${nameOfWords(which)}`,
        notRestored: "Your own words are not back",
      }),
    onError: (error) => sayFailed("Your own words are still used.", error),
  });
}

function sayFailed(what: string, error: unknown): void {
  const why = messageOfError(error, messages().notice.pleaseTryAgain);
  toast({ title: messages().notice.error, message: `${what} ${why}`, variant: "destructive" });
}
