import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { formatCount } from "#domain/money/format-count.ts";
import { downloadFile } from "#web/base/file-delivery.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import type { HandOver } from "#web/export/hand-over-file.ts";
import type { HandOverProgram, InvoiceProgram, ProgramTerms } from "#web/export/hand-over-programs.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { countedRecords } from "#web/records/list-names.ts";

const handed = {
  customers: { one: "customer", many: "customers" },
  invoices: { one: "invoice", many: "invoices" },
} as const;

type Parts = typeof import("#web/export/hand-over-file.ts");

/** How far a file of invoices is; null while none is being made. */
type HandOverProgress = { done: number; all: number } | null;

/** Makes files for other programs and downloads them; one of invoices can be aborted. */
export function useHandOver() {
  const client = useQueryClient();
  const [working, setWorking] = useState<"customers" | "invoices" | null>(null);
  const [progress, setProgress] = useState<HandOverProgress>(null);
  const stop = useRef<AbortController>(undefined);

  async function make(
    what: "customers" | "invoices",
    write: (parts: Parts, client: QueryClient) => Promise<HandOver>,
  ) {
    setWorking(what);
    try {
      const { file, count, leftOut } = await write(await import("#web/export/hand-over-file.ts"), client);
      if (count > 0) downloadFile(file);
      const rest = leftOut > 0 ? ` ${formatCount(leftOut)} that cannot be read left out.` : "";
      const message =
        count === 0
          ? `There are no ${what} to hand over.${rest}`
          : `${countedRecords(count, handed[what])} in ${file.name}.${rest}`;
      toast({ title: count === 0 ? "Nothing to export" : messages().notice.success, message });
    } catch (error) {
      if (stop.current?.signal.aborted) return;
      const message = messageOfError(error, `Your ${what} could not be exported. Please try again.`);
      toast({ title: messages().notice.error, message, variant: "destructive" });
    } finally {
      setWorking(null);
      setProgress(null);
    }
  }

  return {
    working,
    progress,
    cancel: () => stop.current?.abort(),
    customers: (program: HandOverProgram) =>
      make("customers", (parts, queries) => parts.handOverCustomers(queries, program, today())),
    invoices: (program: InvoiceProgram, terms: ProgramTerms) => {
      stop.current = new AbortController();
      const { signal } = stop.current;
      const onProgress = (done: number, all: number) => setProgress({ done, all });
      return make("invoices", (parts, queries) =>
        parts.handOverInvoices(queries, { program, terms, day: today(), signal, onProgress }),
      );
    },
  };
}
