import { type ReactNode, useState } from "react";
import type { Language } from "#domain/region/region.ts";
import { StartSteps, startOf } from "#web/dashboard/getting-started.tsx";
import type { SetUp } from "#web/tours/set-up.ts";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

interface FirstJobProps {
  setUp: SetUp;
  language: Language;
  /** The price lists of trades that a firm can begin with. */
  starters: ReactNode;
}

/**
 * What an account without documents is for: the first quote, with a price list to begin with, and the checklist.
 */
export function FirstJob({ setUp, language, starters }: FirstJobProps) {
  const { done, all } = startOf(setUp);
  // The starters stay while one of them brings its list in, until the new quote takes the place of the dashboard.
  const [hadPrices] = useState(setUp.hasMaterials || setUp.hasLabour);
  return (
    <Card
      title="Price your first job"
      description={
        hadPrices
          ? "Choose what the job takes, and send the quote."
          : "Begin with the prices of your trade, or type what the job takes."
      }
    >
      {!hadPrices && starters}
      <LinkButton href="/quotes/new" className="sm:self-start">
        New quote
      </LinkButton>
      <div className="flex flex-col gap-2 border-line border-t pt-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="font-semibold">Getting Started</h3>
          <p className="text-ink-soft text-sm">{`${done} of ${all} done`}</p>
        </div>
        <StartSteps setUp={setUp} language={language} />
      </div>
    </Card>
  );
}
