import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { whenIdle } from "#web/base/request-idle-callback.ts";
import { savesData } from "#web/base/saves-data.ts";

const load = async () => (await import("#web/ui/combobox-popup.tsx")).comboboxPart;

type ComboboxPart = Awaited<ReturnType<typeof load>>;

/** It is loaded once for all boxes. */
let loaded: ComboboxPart | null = null;

/**
 * What a box finds and lists its matches with: loaded when somebody reaches for the box, at the latest when it opens,
 * and ahead of that when the browser is idle.
 */
export function useComboboxPart(isOpen: boolean) {
  const [part, setPart] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  const take = async (): Promise<void> => {
    try {
      loaded = await load();
      const is = loaded;
      flushSync(() => setPart(is));
    } catch {
      setFailed(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens
  useEffect(() => {
    if (isOpen && part === null) void take();
  }, [isOpen]);
  useEffect(() => (savesData() ? undefined : whenIdle(() => void load().catch(() => undefined))), []);
  const reach = () => void load().catch(() => undefined);
  return {
    part,
    hasFailed: hasFailed && part === null,
    reach: { onPointerEnter: reach, onPointerDown: reach, onFocus: reach },
    /** Does what a key asks for: at once, or as soon as the list is there. */
    withPart: (act: (part: ComboboxPart) => void) => {
      if (part) act(part);
      else void take().then(() => loaded && act(loaded));
    },
  };
}
