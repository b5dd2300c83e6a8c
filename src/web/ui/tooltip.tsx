import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import { usePopupHome } from "#web/ui/popup-home.ts";

/** Wait before a tooltip opens, in milliseconds (specification 1 §9). */
const tooltipDelay = 700;
/** A neighbour opens at once within this time of the last one's closing, in milliseconds (specification 1 §9). */
const tooltipSkipDelay = 300;

/** Stands once around the app, so that tooltips know of each other's closing. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <BaseTooltip.Provider delay={tooltipDelay} timeout={tooltipSkipDelay}>
      {children}
    </BaseTooltip.Provider>
  );
}

interface TooltipProps {
  text: ReactNode;
  /** The one focusable element the words belong to. It must have a name of its own. */
  children: ReactElement;
}

/** A few words beside a control on hover or focus. Touch screens never see it: nothing may be said here only. */
export function Tooltip({ text, children }: TooltipProps) {
  const home = usePopupHome();
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={tooltipDelay} />
      <BaseTooltip.Portal {...home}>
        <BaseTooltip.Positioner sideOffset={6} positionMethod="fixed" className="z-50">
          <BaseTooltip.Popup className="max-w-64 rounded-md bg-ink px-2 py-1 text-canvas text-sm shadow-popup">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
