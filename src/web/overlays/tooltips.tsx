import { useEffect, useState } from "react";
import { usePart } from "#web/overlays/use-part.ts";

const loadTooltip = () => import("#web/overlays/tooltip.tsx");

/** Tooltips, loaded when a mouse or the keyboard first reaches a control that has one. Touch screens show none. */
export function Tooltips() {
  const [isWanted, setWanted] = useState(false);
  const part = usePart(loadTooltip, isWanted, () => setWanted(false));
  useEffect(() => {
    if (isWanted) return;
    const listen = new AbortController();
    const reach = (event: FocusEvent | PointerEvent) => {
      const isTouch = "pointerType" in event && event.pointerType === "touch";
      if (!isTouch && event.target instanceof Element && event.target.closest("[data-tooltip]"))
        setWanted(true);
    };
    for (const type of ["pointerover", "focusin"] as const) {
      document.addEventListener(type, reach, { capture: true, signal: listen.signal });
    }
    return () => listen.abort();
  }, [isWanted]);
  return part && <part.TooltipLayer />;
}
