import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { nextNumber } from "#contract/next-number.ts";
import { numberingRoutes } from "#contract/numbering.ts";
import { call } from "#web/base/call.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";

const kinds = ["quote", "invoice"] as const;
type Numbers = Record<(typeof kinds)[number], string>;

/** The numbers that the next quote and the next invoice would get, read again wherever they are shown. */
const nextNumbersQuery = queryOptions({
  queryKey: ["next-numbers"],
  queryFn: async ({ signal }): Promise<Numbers> => {
    const [quote, invoice] = await Promise.all([
      call(numberingRoutes.nextQuote, {}, signal),
      call(nextNumber, {}, signal),
    ]);
    return { quote: quote.nextQuoteNumber, invoice: invoice.nextInvoiceNumber };
  },
  staleTime: 0,
});

export function useNextNumbers() {
  return useQuery(nextNumbersQuery);
}

const put = {
  quote: (next: string) => call(numberingRoutes.setNextQuote, { body: { next } }),
  invoice: (next: string) => call(numberingRoutes.setNextInvoice, { body: { next } }),
};

/**
 * The boxes for the next numbers and what the server says of them (decision M19). Only what was changed is sent.
 *
 * @param onSaved called when all of it is set
 */
export function useNextNumberForm(onSaved: () => void) {
  const client = useQueryClient();
  const { data } = useNextNumbers();
  const [typed, setTyped] = useState<Partial<Numbers>>({});
  const [faults, setFaults] = useState<Partial<Numbers>>({});
  /** What was set while the other number was refused. */
  const [set, setSet] = useState<Partial<Numbers>>({});
  const [isSaving, setSaving] = useState(false);
  const numberOf = (kind: keyof Numbers) => typed[kind] ?? data?.[kind] ?? "";
  const changed = kinds.filter((kind) => data && numberOf(kind).trim() !== data[kind]);

  async function save() {
    setSaving(true);
    const found: Partial<Numbers> = {};
    for (const kind of changed) {
      await put[kind](numberOf(kind)).catch((error) => {
        found[kind] = messageOfError(error, messages().notice.pleaseTryAgain);
      });
    }
    await client.invalidateQueries(nextNumbersQuery);
    void client.invalidateQueries({ queryKey: ["invoices", "next-number"] });
    setFaults(found);
    const done = changed.filter((kind) => found[kind] === undefined);
    setSet(Object.fromEntries(done.map((kind) => [kind, numberOf(kind).trim()])));
    setSaving(false);
    if (Object.keys(found).length === 0) onSaved();
  }

  return {
    isSaving,
    isChanged: changed.length > 0,
    boxOf: (kind: keyof Numbers) => ({
      value: numberOf(kind),
      error: faults[kind],
      isSet: set[kind] !== undefined && set[kind] === numberOf(kind).trim(),
      onValueChange: (text: string) => setTyped((now) => ({ ...now, [kind]: text })),
    }),
    save,
  };
}
