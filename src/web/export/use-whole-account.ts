import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { wordsOf } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { useLanguage } from "#web/app/use-language.ts";
import { useCompanyProfile } from "#web/company/company-queries.ts";
import { downloadFile } from "#web/documents/file-delivery.ts";
import { letterheadProfile } from "#web/documents/letterhead.ts";
import { today } from "#web/documents/today.ts";
import { toast } from "#web/ui/toast-store.ts";

/** How far the packing is; null while nothing is packed. */
export type Packing = { done: number; all: number } | null;

/** Packs the whole account and gives it out; can be called off. */
export function useWholeAccount() {
  const client = useQueryClient();
  const language = useLanguage();
  const { refetch } = useCompanyProfile();
  const [packing, setPacking] = useState<Packing>(null);
  const stop = useRef<AbortController>(undefined);

  async function start() {
    stop.current = new AbortController();
    setPacking({ done: 0, all: 0 });
    try {
      const { wholeAccount } = await import("#web/export/whole-account.ts");
      // Pressed before the profile was there, it would pack a nameless one.
      const { data: profile } = await refetch({ throwOnError: true });
      const { file, leftOut } = await wholeAccount({
        client,
        language,
        today: today(),
        profile: profile && profile.state !== "open" ? null : letterheadProfile(profile, language),
        onProgress: (done, all) => setPacking({ done, all }),
        signal: stop.current.signal,
      });
      downloadFile(file);
      const rest = leftOut > 0 ? `${leftOut} records cannot be read and are not in it.` : file.name;
      toast({ title: messages().export.done, message: rest });
    } catch (error) {
      if (stop.current.signal.aborted) return;
      const message = wordsOf(error, messages().export.failed);
      toast({ title: messages().pdf.downloadFailed, message, variant: "destructive" });
    } finally {
      setPacking(null);
    }
  }

  return { packing, start, cancel: () => stop.current?.abort() };
}
