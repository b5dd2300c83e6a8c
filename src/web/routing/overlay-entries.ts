import { addEntryAbove, go, overlays, ownStep } from "#web/routing/navigation.ts";
import { heightAbove, isOwnEntry } from "#web/routing/place.ts";

/**
 * Lets Back close an overlay in place of leaving its screen, by an entry of its own in the history. Of several, the one
 * that was opened last is closed. See [Note: Routing].
 *
 * @param close is to close it, or to ask a person whether it may
 * @returns stops it, once it is closed
 */
export function closeByBack(close: () => void): () => void {
  const ask = () => {
    close();
    settle();
  };
  overlays.push(ask);
  settle();
  return () => {
    const at = overlays.indexOf(ask);
    if (at >= 0) overlays.splice(at, 1);
    settle();
  };
}

/**
 * Gives each open overlay its entry, and removes those of closed ones. It waits for the present task to end, because an
 * overlay often closes as the next one opens or as its screen is left, and for a step that is under way.
 */
function settle(): void {
  setTimeout(() => {
    if (ownStep) return void ownStep.then(settle);
    if (!isOwnEntry()) return;
    const missing = overlays.length - heightAbove();
    if (missing < 0) void go(missing);
    for (let added = 0; added < missing; added += 1) addEntryAbove();
  });
}
