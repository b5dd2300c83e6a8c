import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { downloadFile } from "#web/base/file-delivery.ts";
import { readDocument } from "#web/documents/read-document.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { letterheadProfile } from "#web/paper/letterhead.ts";
import { pdfFile, pdfMessage } from "#web/paper/pdf-file.ts";
import { withPrintWarning } from "#web/paper/printed-text.ts";
import type { Leave } from "#web/paper/use-pdf.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { readQuoteTexts } from "#web/records/company-texts.ts";
import type { DocumentId } from "#web/records/document-kinds.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { pdfMessages, printing } from "#words/en-gb/printing.ts";

/** Downloads the PDF of a document, given only its id, and asks first where a character cannot be printed. */
export function usePrintById(kind: DocumentKind, leave: Leave) {
  const { data, isPending, refetch } = useCompanyProfile();
  const language = useLanguage();
  const client = useQueryClient();
  const [isPrinting, setPrinting] = useState(false);

  async function print(id: DocumentId) {
    setPrinting(true);
    try {
      const opened = await readDocument(kind, id);
      // Without waiting for the profile, a letterhead without a name would be printed.
      const profile = isPending ? (await refetch({ throwOnError: true })).data : data;
      if (opened.state !== "open" || (profile && profile.state !== "open")) {
        throw new Error("This document cannot be read, so it cannot be printed.");
      }
      const order = {
        kind,
        mode: "customer-detailed",
        document: opened.record,
        profile: letterheadProfile(profile, language),
        ...(kind === "quote" && { quoteTexts: await readQuoteTexts(client).catch(() => null) }),
      } as PrintOrder;
      await leave(order, () =>
        withPrintWarning(order, async (warning) => {
          if (warning === null) return download(order);
          const action = { label: printing.downloadAnyway, onSelect: () => void download(order) };
          toast({ ...warning, action, stays: true });
        }),
      );
    } catch (error) {
      fail(error);
    } finally {
      setPrinting(false);
    }
  }

  return { print, isPrinting };
}

async function download(order: PrintOrder): Promise<void> {
  try {
    downloadFile(await pdfFile(order));
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  toast({ title: pdfMessages.downloadFailed, message: pdfMessage(error), variant: "destructive" });
}
