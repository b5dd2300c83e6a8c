import { useEffect, useEffectEvent } from "react";
import { closeByBack } from "#web/routing/overlay-entries.ts";

/**
 * While an overlay is open, Back closes it in place of leaving the screen; see [Note: Routing].
 *
 * @param close is to close it, or to ask a person whether it may
 */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const act = useEffectEvent(close);
  useEffect(() => (isOpen ? closeByBack(() => act()) : undefined), [isOpen]);
}
