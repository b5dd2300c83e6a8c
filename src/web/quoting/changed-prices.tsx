import type { Dispatch } from "react";
import { type LocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import { readTypedMoney } from "#domain/documents/typed-number.ts";
import { formatPence, type Pence } from "#domain/money/pence.ts";
import { today } from "#web/base/today.ts";
import type { DocumentDraft, DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import type { CatalogueItem } from "#web/quoting/item-entry.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { spokenDay } from "#words/labels/spoken-day.ts";

interface ChangedPricesProps {
  draft: DocumentDraft;
  items: readonly CatalogueItem[];
  dispatch: Dispatch<DraftAction>;
}

/** Of the same again: how many of its prices are others in the price list by now, and a press that takes those. */
export function ChangedPrices({ draft, items, dispatch }: ChangedPricesProps) {
  const since = parseLocalDate(draft.pricesSince ?? "");
  const changes = since ? changedPrices(draft.lines, items) : [];
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
  return count === 1 ? `1 price has changed since ${day}.` : `${count} prices have changed since ${day}.`;
}

/** The lines whose price is another one in the price list, with that price. */
export function changedPrices(
  lines: readonly DraftLine[],
  items: readonly CatalogueItem[],
): { id: string; price: Pence }[] {
  const prices = new Map<string, Pence>(
    items.map((item) =>
      item.itemType === "material"
        ? [item.source.id, item.source.unitCost]
        : [item.source.id, item.source.rate],
    ),
  );
  return lines.flatMap(({ id, materialId, laborItemId, unitPrice }) => {
    const price = prices.get(materialId ?? laborItemId ?? "");
    return price === undefined || price === readTypedMoney(unitPrice) ? [] : [{ id, price }];
  });
}
