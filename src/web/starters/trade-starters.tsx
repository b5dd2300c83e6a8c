import { useState } from "react";
import { Ellipsis } from "#web/icons/ellipsis.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { navigate } from "#web/routing/navigation.ts";
import { type Trade, tradeName, trades } from "#web/starters/trades.ts";
import { Button } from "#web/ui/button.tsx";

const loadDialog = () => import("#web/starters/starter-dialog.tsx");

/** The trades that have a button of their own. */
const offered: readonly Trade[] = trades.slice(0, 3);

/**
 * Buttons that bring in the price list of a trade and open a new quote: three with one press, the others in a dialog.
 */
export function TradeStarters() {
  const language = useLanguage();
  const [open, setOpen] = useState<{ begins: Trade | null } | null>(null);
  useLoadedWhenIdle(loadDialog);
  const part = usePart(loadDialog, open !== null, () => {
    setOpen(null);
    sayUnreachable();
  });
  const isLoading = (trade: Trade | null) => part === null && open !== null && open.begins === trade;
  return (
    <>
      <ul className={listStyles} aria-label="Price lists of trades">
        {offered.map((trade) => (
          <li key={trade.name}>
            <Button
              variant="secondary"
              full
              className={starterStyles}
              loading={isLoading(trade)}
              onClick={() => setOpen({ begins: trade })}
            >
              <trade.icon aria-hidden className="text-ink-soft" /> {tradeName(trade, language)}
            </Button>
          </li>
        ))}
        <li>
          <Button
            variant="secondary"
            full
            className={starterStyles}
            loading={isLoading(null)}
            onClick={() => setOpen({ begins: null })}
          >
            <Ellipsis aria-hidden className="text-ink-soft" /> Other trades
          </Button>
        </li>
      </ul>
      {open && part && (
        <part.StarterDialog
          kind="material"
          begins={open.begins}
          onClose={() => setOpen(null)}
          onAdded={() => void navigate("/quotes/new", { state: { bringsPrices: true } })}
        />
      )}
    </>
  );
}

const listStyles = "grid gap-2 sm:grid-cols-2 xl:grid-cols-4";

/** The name of a trade may take two lines, when a reader has set its letters further apart. */
const starterStyles = "h-auto! justify-start! whitespace-normal! text-left";
