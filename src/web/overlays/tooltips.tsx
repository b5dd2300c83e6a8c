import { useEffect, useState } from "react";
import { usePart } from "#web/overlays/use-part.ts";

const loadTooltip = () => import("#web/overlays/tooltip.tsx");

/** Tooltips, loaded when a mouse or the keyboard first reaches a control that has one. Touch screens show none. */
export function Tooltips() {
  /** The control that was reached first. */
  const [reached, setReached] = useState<Element | null>(null);
  const isWanted = reached !== null;
  const part = usePart(loadTooltip, isWanted, () => setReached(null));
  useEffect(() => {
    if (isWanted) return;
    const listen = new AbortController();
    const reach = (event: FocusEvent | PointerEvent) => {
      if (!(event.target instanceof Element)) return;
      const isByMouse = "pointerType" in event && event.pointerType !== "touch";
      const control = event.target.closest(isByMouse ? "[data-tooltip]" : "[data-tooltip]:focus-visible");
      if (control) setReached(control);
    };
    for (const type of ["pointerover", "focusin"] as const) {
      document.addEventListener(type, reach, { capture: true, signal: listen.signal });
    }
    return () => listen.abort();
  }, [isWanted]);
  return part && <part.TooltipLayer reached={reached} />;
}
