import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Tone } from "#domain/company/company-settings.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useUser } from "#web/base/user-query.ts";
import { sentFacts } from "#web/documents/send-facts.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { keepTone, useCompanySettings } from "#web/records/company-settings.ts";
import { TextChangedError } from "#web/records/company-texts.ts";
import { keepOwnWords, useOwnWords } from "#web/records/own-words.ts";
import { fillWords } from "#words/paper/fill-words.ts";
import { filledWith, type Occasion, standardWords, type WordsFor } from "#words/paper/ready-words.ts";
import { whatStays, wordsToKeep } from "#words/paper/words-to-keep.ts";

/** What was chosen and typed in a sheet that was closed before anything was sent. */
interface Unsent {
  readonly chosen: Tone | null;
  readonly typed: string | null;
}

const unchanged: Unsent = { chosen: null, typed: null };

/**
 * The words that go with a document: the firm's own or ours, in its tone, as edited for this customer. What is edited
 * outlives the sheet in the cache of this tab, as long as that keeps anything (`timing.queryKept`), until it is sent, the
 * account is locked, or the document changes elsewhere. The dialog has waited for the tone and the firm's own words.
 */
export function useSendWords(order: PrintOrder, about: Occasion) {
  const client = useQueryClient();
  const { id, version } = order.document;
  const unsent = ["unsent words", id, version, about];
  const { data: user } = useUser();
  const settings = useCompanySettings();
  const own = useOwnWords();
  const [{ chosen, typed }, setUnsent] = useState(() => client.getQueryData<Unsent>(unsent) ?? unchanged);
  const [isToKeep, setToKeep] = useState(false);

  const usual = settings.data?.tone ?? null;
  const tone = chosen ?? usual;
  const ready = tone && readyWords({ kind: order.kind, about, tone });
  const text = typed ?? ready?.text ?? null;

  // A new last day, which is kept from the sheet itself, is another version.
  useEffect(() => {
    const queryKey = ["unsent words", id, version, about];
    if (typed === null) client.removeQueries({ queryKey });
    else client.setQueryData<Unsent>(queryKey, { chosen, typed });
  }, [client, id, version, about, chosen, typed]);

  function readyWords(which: WordsFor) {
    const facts = sentFacts(order, user?.firstName ?? null);
    const shown = own.find(which);
    const from = shown ?? standardWords(which, facts.language);
    const values = filledWith(facts, which.tone);
    const kept = typed?.trim() ? wordsToKeep(typed, { values, tax: facts.tax, from }) : from;
    return { which, values, shown, text: fillWords(from, values), kept: kept === from ? null : kept };
  }

  return {
    /** These may be ours in place of the firm's own, which could not be read. */
    mayLackOwn: own.mayLack,
    usual,
    tone,
    /** As it stands in the box; null until there is a tone. */
    text,
    /** As it goes out: somebody may have typed a placeholder. */
    sent: ready && text !== null ? fillWords(text, ready.values) : "",
    isTyped: typed !== null,
    /** What would be kept of the edited words for the next time; null where nothing differs. */
    kept: ready?.kept ?? null,
    /** What of this customer may be in them. */
    staying: ready?.kept ? whatStays(ready.kept, order.document.customerName) : [],
    isToKeep,
    setToKeep,
    chooseTone: (next: Tone) => {
      setUnsent({ chosen: next, typed: null });
      setToKeep(false);
    },
    setText: (text: string) => setUnsent({ chosen, typed: text }),
    /** Keeps what was answered and ticked here. A tone that cannot be kept is asked for again. */
    keep: () => {
      client.removeQueries({ queryKey: unsent });
      if (!ready) return;
      const { which, kept, shown } = ready;
      if (settings.data?.tone === null) void keepTone(client, which.tone).catch(() => undefined);
      if (isToKeep && kept !== null) void keepOrSay(client, which, kept, shown);
    },
  };
}

/** Keeps words after the sheet is closed, and offers another try when that fails. */
async function keepOrSay(client: QueryClient, which: WordsFor, text: string, shown?: string | null) {
  try {
    await keepOwnWords(client, which, text, shown);
  } catch (error) {
    const isChanged = error instanceof TextChangedError;
    const { notice } = messages();
    const why = isChanged
      ? "They were changed elsewhere meanwhile."
      : messageOfError(error, notice.pleaseTryAgain);
    toast({
      title: notice.error,
      message: `Your words are not kept for the next time. ${why}`,
      variant: "destructive",
      action: {
        label: isChanged ? "Keep mine anyway" : notice.tryAgain,
        onSelect: () => void keepOrSay(client, which, text, isChanged ? undefined : shown),
      },
    });
  }
}
