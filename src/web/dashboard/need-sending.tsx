import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { mostLeftOut, todayRoutes } from "#contract/today.ts";
import { isId } from "#domain/ids/id.ts";
import type { Currency } from "#domain/region/currency.ts";
import { regionTerms } from "#domain/region/region.ts";
import { call } from "#web/base/call.ts";
import type { WhatIsSent } from "#web/dashboard/needs-row.tsx";
import { RemindEach } from "#web/documents/remind-each.tsx";
import { SendFromList } from "#web/documents/send-from-list.tsx";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";

interface NeedSendingProps {
  sending: WhatIsSent;
  /** What is put off. */
  keys: readonly string[];
  onClose: () => void;
}

/** The sheet that sends what needs it, or that reminds of overdue invoices, one after the other. */
export function NeedSending({ sending, keys, onClose }: NeedSendingProps) {
  const { kind, id, about, currency } = sending;
  if (!currency) return <SendFromList {...{ kind, id, about, onClose }} />;
  return <RemindOverdue currency={currency} leftOut={keys} onDone={onClose} />;
}

interface RemindOverdueProps {
  currency: Currency;
  leftOut: readonly string[];
  onDone: () => void;
}

/** Reminds of all invoices of a row of overdue ones, one after the other, the largest first. */
function RemindOverdue({ currency, leftOut, onDone }: RemindOverdueProps) {
  const { data, isError } = useQuery({
    // Not among the figures, which are read again after each reminder: the row of sheets stays as it began.
    queryKey: ["overdue to remind", currency],
    queryFn: ({ signal }) => readOverdue(currency, leftOut, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const giveUp = useEffectEvent(() => {
    if (isError) sayUnreachable();
    onDone();
  });
  const isOver = isError || data?.length === 0;
  useEffect(() => {
    if (isOver) giveUp();
  }, [isOver]);
  return data && !isOver ? (
    <RemindEach kind="invoice" ids={data} onSent={() => undefined} onDone={onDone} />
  ) : null;
}

/** The ids of the overdue invoices in a currency; a few at a time are answered. @throws CallError */
async function readOverdue(
  currency: Currency,
  leftOut: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const [ids, without] = [[] as string[], leftOut.filter(isId)];
  while (without.length < mostLeftOut) {
    const { overdue } = await call(
      todayRoutes.read,
      { query: { without: without.slice(0, mostLeftOut) } },
      signal,
    );
    const own = overdue.heads.filter(({ language }) => regionTerms(language).currency === currency);
    if (own.length === 0) break;
    ids.push(...own.map(({ id }) => id));
    without.push(...overdue.heads.map(({ id }) => id));
  }
  return ids;
}
