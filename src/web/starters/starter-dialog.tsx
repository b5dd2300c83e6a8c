import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { listPaths } from "#web/records/list-paths.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { addsNothing, beginStarter, finishStarter, type StarterWork } from "#web/starters/add-starter.ts";
import { removeStarter } from "#web/starters/remove-starter.ts";
import { pricedIn } from "#web/starters/trade-prices.ts";
import { type Trade, tradeName, trades } from "#web/starters/trades.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

interface StarterDialogProps {
  /** The list on the screen. */
  kind: "material" | "laborItem";
  /** The trade that was pressed already, whose list is brought in at once. */
  begins?: Trade | null;
  onClose: () => void;
  /** Goes on to what the prices are for, where they are seen. Without it a notice says what was added. */
  onAdded?: () => void;
}

/** The trades, each of which brings its price list in with one press. */
export function StarterDialog({ kind, begins = null, onClose, onAdded }: StarterDialogProps) {
  const said = laterMessages().starter;
  const language = useLanguage();
  const { adding, failure, add } = useAddStarter(kind, onClose, onAdded);
  const begin = useEffectEvent(() => {
    if (begins) void add(begins);
  });
  useEffect(() => begin(), []);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && adding === null && onClose()}
      title={messages().catalogue.startFromTrade}
      description={said.description(pricedIn)}
    >
      {failure !== null && (
        <Alert variant="danger" title={said.notAdded} live>
          {failure}
        </Alert>
      )}
      <ul className="grid gap-2 sm:grid-cols-2">
        {trades.map((trade: Trade) => (
          <li key={trade.name}>
            <Button
              variant="secondary"
              full
              className="justify-start!"
              loading={adding === trade.name}
              disabled={adding !== null && adding !== trade.name}
              onClick={() => void add(trade)}
            >
              <trade.icon aria-hidden className="text-ink-soft" /> {tradeName(trade, language)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Adds the price list of a trade. What was begun and failed is gone on with when its trade is pressed again. */
function useAddStarter(kind: StarterDialogProps["kind"], onClose: () => void, onAdded?: () => void) {
  const client = useQueryClient();
  const language = useLanguage();
  const begun = useRef(new Map<string, StarterWork>());
  const [adding, setAdding] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const said = laterMessages().starter;

  async function add({ name, load }: Trade) {
    setAdding(name);
    setFailure(null);
    try {
      const work = begun.current.get(name) ?? (await beginStarter(client, (await load())[language]));
      begun.current.set(name, work);
      if (!addsNothing(work.plan)) await finishStarter(client, work);
      if (onAdded) return onAdded();
      sayAdded(work);
      onClose();
    } catch (error) {
      setFailure(messageOfError(error, messages().notice.pleaseTryAgain));
      setAdding(null);
    }
  }

  function sayAdded({ plan, textId }: StarterWork) {
    if (addsNothing(plan)) return toast({ message: said.allThere });
    return toast({
      title: messages().notice.success,
      message: said.added(plan.materials.length, plan.labour.length),
      action: { label: messages().notice.undo, onSelect: () => void removeStarter(client, textId) },
      also:
        kind === "material"
          ? { label: said.viewRates, href: listPaths.laborItem }
          : { label: said.viewMaterials, href: listPaths.material },
    });
  }

  return { adding, failure, add };
}
