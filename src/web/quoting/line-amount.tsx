import type { Pence } from "#domain/money/pence.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { type DraftLine, lineItemOf } from "#web/drafts/draft-lines.ts";
import { paysLabel } from "#web/quoting/customer-pays.ts";
import { FigureText } from "#web/ui/figure-text.tsx";
import { MoneyText } from "#web/ui/money-text.tsx";

interface LineAmountProps {
  line: DraftLine;
  /** What the customer pays for it, where it is marked up; null where its figures cannot be read. */
  customerPays: Pence | null | undefined;
  language: Language;
}

/**
 * What the customer pays for a line; below the figure it says so where the line's own price is another. A note without a
 * price has no figure.
 */
export function LineAmount({ line, customerPays, language }: LineAmountProps) {
  if (line.itemType === "description" && line.unitPrice.trim() === "") return null;
  if (customerPays === null) return <FigureText />;
  return (
    <span className="ml-auto flex shrink-0 flex-col-reverse items-end">
      {customerPays !== undefined && (
        <span className="whitespace-nowrap text-ink-soft text-xs">{`${paysLabel} `}</span>
      )}
      <MoneyText
        amount={customerPays ?? lineTotal(lineItemOf(line))}
        currency={regionTerms(language).currency}
        language={language}
        className="font-semibold leading-5"
      />
    </span>
  );
}
