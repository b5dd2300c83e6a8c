import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { mostLeftOut, todayRoutes } from "#contract/today.ts";
import { isId } from "#domain/ids/id.ts";
import type { Currency } from "#domain/region/currency.ts";
import { regionTerms } from "#domain/region/region.ts";
import { call } from "#web/base/call.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import type { WhatIsSent } from "#web/dashboard/needs-row.tsx";
import { RemindEach } from "#web/documents/remind-each.tsx";
import { SendFromList } from "#web/documents/send-from-list.tsx";
import { openRow } from "#web/records/gateway.ts";
import type { InvoiceSummary } from "#web/records/resources.ts";

interface NeedSendingProps {
  sending: WhatIsSent;
  /** What is put off. */
  keys: readonly string[];
  onClose: () => void;
}

/** The sheet that sends what needs it, or that reminds of overdue invoices, one after the other. */
export function NeedSending({ sending, keys, onClose }: NeedSendingProps) {
  const { kind, id, about, currency, opened } = sending;
  if (!currency) return <SendFromList {...{ kind, id, about, onClose }} head={opened?.record} />;
  return <RemindOverdue currency={currency} leftOut={keys} onDone={onClose} />;
}

interface RemindOverdueProps {
  currency: Currency;
  leftOut: readonly string[];
  onDone: () => void;
}

/** Reminds of all invoices of a row of overdue ones, one after the other, the largest first. */
function RemindOverdue({ currency, leftOut, onDone }: RemindOverdueProps) {
  const { data, error, refetch } = useQuery({
    // Not among the figures, which are read again after each reminder: the row of sheets stays as it began.
    queryKey: ["overdue to remind", currency],
    queryFn: ({ signal }) => readOverdue(currency, leftOut, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const end = useEffectEvent(onDone);
  const isOver = data?.length === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  if (isOver) return null;
  const failure = error && {
    title: "The overdue invoices could not be loaded",
    message: messageOfError(error, messages().notice.pleaseTryAgain),
    retry: () => void refetch(),
  };
  return (
    <RemindEach
      kind="invoice"
      heads={data ?? null}
      failure={failure}
      onSent={() => undefined}
      onDone={onDone}
    />
  );
}

/** The overdue invoices in a currency, as their rows say who they are; a few at a time are answered. @throws CallError */
async function readOverdue(
  currency: Currency,
  leftOut: readonly string[],
  signal: AbortSignal,
): Promise<InvoiceSummary[]> {
  const [heads, without] = [[] as InvoiceSummary[], leftOut.filter(isId)];
  while (without.length < mostLeftOut) {
    const { overdue } = await call(
      todayRoutes.read,
      { query: { without: without.slice(0, mostLeftOut) } },
      signal,
    );
    const own = overdue.heads.filter(({ language }) => regionTerms(language).currency === currency);
    if (own.length === 0) break;
    for (const row of own) heads.push((await openRow<InvoiceSummary>("invoice", row)).record);
    without.push(...overdue.heads.map(({ id }) => id));
  }
  return heads;
}
