import type { Dispatch } from "react";
import { type LocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import { plural } from "#domain/money/counted.ts";
import { formatPence } from "#domain/money/pence.ts";
import { today } from "#web/base/today.ts";
import type { DocumentDraft, DraftAction } from "#web/drafts/document-draft.ts";
import { priceChanges } from "#web/quoting/price-changes.ts";
import { usePriceList } from "#web/quoting/use-price-list.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { spokenDay } from "#words/labels/spoken-day.ts";

export interface ChangedPricesProps {
  draft: DocumentDraft;
  dispatch: Dispatch<DraftAction>;
}

/** Of the same again: how many of its prices are others in the price list by now, and a press that takes those. */
export function ChangedPrices({ draft, dispatch }: ChangedPricesProps) {
  const { items } = usePriceList();
  const since = parseLocalDate(draft.pricesSince ?? "");
  const changes = since ? priceChanges(draft.lines, items) : [];
  if (since === null || changes.length === 0) return null;
  const take = () => {
    for (const { id, price } of changes) {
      dispatch({ type: "changeLine", id, change: { unitPrice: formatPence(price) } });
    }
  };
  const button = (
    <Button variant="secondary" size="small" onClick={take}>
      Use today's
    </Button>
  );
  return (
    <Alert actions={button} live>
      {sentence(changes.length, since, draft)}
    </Alert>
  );
}

function sentence(count: number, since: LocalDate, { language }: DocumentDraft): string {
  const day = spokenDay(since, { language, today: today() });
  return `${count} ${plural(count, "price has", "prices have")} changed since ${day}.`;
}
