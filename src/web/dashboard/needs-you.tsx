import { useRef, useState } from "react";
import type { Need } from "#web/dashboard/needs.ts";
import { NeedRow, type WhatIsSent } from "#web/dashboard/needs-row.tsx";
import type { Today } from "#web/dashboard/today-query.ts";
import type { useNeeds } from "#web/dashboard/use-needs.ts";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { useLoadedWhenIdle, useOpening } from "#web/overlays/use-part.ts";
import { Button } from "#web/ui/button.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";

/** The number of rows in sight before a person asks for all. */
const mostShown = 5;

const loadFurther = () => import("#web/dashboard/further-needs.tsx");
const loadSending = () => import("#web/dashboard/need-sending.tsx");

type NeedsYouProps = Pick<ReturnType<typeof useNeeds>, "needs" | "keys" | "putOff" | "bringBack"> & {
  today: Today;
};

/** What needs the firm today, the worst first ([Note: What needs the firm]). */
export function NeedsYou({ today, needs, keys, putOff, bringBack }: NeedsYouProps) {
  useLoadedWhenIdle(loadSending);
  const { isOpen: isWhole, setOpen: setWhole, part: further } = useOpening(loadFurther);
  const [sending, setSending] = useState<WhatIsSent | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (needs === undefined) return null;
  const { rows, count } = needs;
  const closeSending = () => setSending(null);
  const notNow = ({ key }: Need) => {
    putOff(key);
    // The menu gives the focus back to its button, which then goes with the row.
    requestAnimationFrame(() => heading.current?.focus());
    toast({ message: "Back in a week.", action: { label: "Undo", onSelect: () => bringBack(key) } });
  };
  return (
    <section aria-labelledby="needs-you" className="flex min-w-0 flex-col gap-1">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 ref={heading} id="needs-you" tabIndex={-1} className="font-semibold text-xl">
          Needs you{count > 0 && <span className="font-normal text-ink-soft"> {count}</span>}
        </h2>
        {count > mostShown && (
          <Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Fewer" : `All ${count}`}
          </Button>
        )}
      </div>
      {count === 0 ? (
        <p className="text-ink-soft">Nothing needs you today.</p>
      ) : isWhole && further ? (
        <further.FurtherNeeds {...{ today, rows, keys }} onSend={setSending} onNotNow={notNow} />
      ) : (
        <ul aria-labelledby="needs-you" className={`${surfaceStyles} divide-y divide-line`}>
          {rows.slice(0, mostShown).map((need) => (
            <NeedRow key={need.key} need={need} onSend={setSending} onNotNow={() => notNow(need)} />
          ))}
        </ul>
      )}
      {sending && (
        <LoadedPart load={loadSending} onFailed={closeSending}>
          {({ NeedSending }) => <NeedSending sending={sending} keys={keys} onClose={closeSending} />}
        </LoadedPart>
      )}
    </section>
  );
}
