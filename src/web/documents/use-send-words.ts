import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Tone } from "#domain/company/company-settings.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { useUser } from "#web/base/user-query.ts";
import { sentFacts } from "#web/documents/send-facts.ts";
import type { SendSubject } from "#web/documents/use-acts.ts";
import { keepTone, useCompanySettings } from "#web/records/company-settings.ts";
import { readyWords } from "#words/paper/ready-words.ts";

/** The words that go with a document: ready in the firm's tone, and edited. */
export function useSendWords(order: PrintOrder, about: SendSubject) {
  const client = useQueryClient();
  const { data: user } = useUser();
  const settings = useCompanySettings();
  const [chosen, setChosen] = useState<Tone | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const usual = settings.data?.tone ?? null;
  const tone = chosen ?? usual;
  const ready = tone && readyWords(sentFacts(order, user?.firstName ?? null), about, tone);
  return {
    isPending: settings.isPending,
    usual,
    tone,
    /** Null until there is a tone. */
    text: typed ?? ready,
    isTyped: typed !== null,
    chooseTone: (next: Tone) => {
      setChosen(next);
      setTyped(null);
    },
    setText: setTyped,
    /** Keeps for the next time what was answered here. What cannot be kept is asked again. */
    keep: () => {
      if (tone && settings.data?.tone === null) void keepTone(client, tone).catch(() => undefined);
    },
  };
}
