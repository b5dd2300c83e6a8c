import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { formatCount } from "#domain/money/format-count.ts";
import { downloadFile } from "#web/base/file-delivery.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { today } from "#web/base/today.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { letterheadProfile } from "#web/paper/letterhead.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { pdfMessages } from "#words/en-gb/printing.ts";

/** The progress of the archive; null while none is being made. */
export type Packing = { done: number; all: number } | null;

/** Makes an archive of the whole account and downloads it; can be aborted. */
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
      // Waits for the profile, without which the documents would have no name in their letterhead.
      const { data: profile } = await refetch({ throwOnError: true });
      const { file, leftOut, warning } = await wholeAccount({
        client,
        language,
        today: today(),
        profile: profile && profile.state !== "open" ? null : letterheadProfile(profile, language),
        onProgress: (done, all) => setPacking({ done, all }),
        signal: stop.current.signal,
      });
      downloadFile(file);
      const closed =
        leftOut > 0
          ? leftOut === 1
            ? "1 record cannot be read and is not in it."
            : `${formatCount(leftOut)} records cannot be read and are not in it.`
          : null;
      const said = [closed, warning].filter((part) => part !== null).join(" ");
      const message = said === "" ? file.name : said;
      toast({ title: laterMessages().export.done, message, ...(warning === null ? {} : { stays: true }) });
    } catch (error) {
      if (stop.current.signal.aborted) return;
      const message = messageOfError(error, laterMessages().export.failed);
      toast({ title: pdfMessages.downloadFailed, message, variant: "destructive" });
    } finally {
      setPacking(null);
    }
  }

  return { packing, start, cancel: () => stop.current?.abort() };
}
