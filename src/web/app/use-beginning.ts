import { useEffect, useState } from "react";
import type { Begun } from "#web/app/new-sheet.tsx";
import { type FramePart, onAskedOfFrame } from "#web/base/asked-of-frame.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { onReach, usePart } from "#web/overlays/use-part.ts";

const loadNewSheet = () => import("#web/app/new-sheet.tsx");

function begunOf(asked: FramePart): Begun | undefined {
  if (asked === "nothing") return null;
  return asked === "new" || asked === "new customer" ? asked : undefined;
}

/**
 * The sheet of what can be begun, which opens from the bar on phones and tablets, by the key N and from the search.
 *
 * @param isActive false for a person without a subscription, who can begin nothing
 */
export function useBeginning(isActive: boolean) {
  const [begun, setBegun] = useState<Begun>(null);
  const part = usePart(loadNewSheet, begun !== null, () => {
    setBegun(null);
    sayUnreachable();
  });
  useEffect(() => {
    if (!isActive) return;
    return onAskedOfFrame((asked) => {
      const next = begunOf(asked);
      if (next !== undefined) setBegun(next);
    });
  }, [isActive]);
  const button = { ...onReach(loadNewSheet), onClick: () => setBegun("new") };
  return { part, button, sheet: { begun, onBegin: setBegun } };
}
