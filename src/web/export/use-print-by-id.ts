import { useState } from "react";
import type { Id } from "#domain/account/id.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { messages } from "#web/app/messages.ts";
import { useLanguage } from "#web/app/use-language.ts";
import { useCompanyProfile } from "#web/company/company-queries.ts";
import { readDocument } from "#web/documents/document-gateway.ts";
import { downloadFile } from "#web/documents/file-delivery.ts";
import { letterheadProfile } from "#web/documents/letterhead.ts";
import { pdfFile, pdfWords } from "#web/documents/pdf-file.ts";
import { toast } from "#web/ui/toast-store.ts";

/** Downloads the PDF of a document that only its id is known of. */
export function usePrintById(kind: DocumentKind) {
  const { data, isPending, refetch } = useCompanyProfile();
  const language = useLanguage();
  const [printing, setPrinting] = useState(false);

  async function print(id: Id) {
    setPrinting(true);
    try {
      const opened = await readDocument(kind, id);
      // Before it is there, a letterhead without a name would be printed.
      const profile = isPending ? (await refetch({ throwOnError: true })).data : data;
      if (opened.state !== "open" || (profile && profile.state !== "open")) {
        throw new Error("This document cannot be read, so it cannot be printed.");
      }
      const letterhead = letterheadProfile(profile, language);
      const order = { kind, mode: "customer-detailed", document: opened.record, profile: letterhead };
      downloadFile(await pdfFile(order as PrintOrder));
    } catch (error) {
      toast({ title: messages().pdf.downloadFailed, message: pdfWords(error), variant: "destructive" });
    } finally {
      setPrinting(false);
    }
  }

  return { print, printing };
}
