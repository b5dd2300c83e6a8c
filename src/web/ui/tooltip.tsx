import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import { timing } from "#web/app/timing.ts";
import { usePopupHome } from "#web/ui/popup-home.ts";

/** What the one tooltip shows, and where it is put: a list of fifty rows has hundreds of words to show, one at a time. */
interface Shown {
  text: ReactNode;
  home: ReturnType<typeof usePopupHome>;
}

const theTooltip = BaseTooltip.createHandle<Shown>();

/** Stands once around the app: tooltips know of each other's closing, and share what they are drawn with. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <BaseTooltip.Provider delay={timing.tooltip} timeout={timing.tooltipSkip}>
      {children}
      <BaseTooltip.Root<Shown> handle={theTooltip}>
        {({ payload }) => (
          <BaseTooltip.Portal {...payload?.home}>
            <BaseTooltip.Positioner sideOffset={6} positionMethod="fixed" className="z-50">
              <BaseTooltip.Popup className="max-w-64 rounded-md bg-ink px-2 py-1 text-canvas text-sm shadow-popup">
                {payload?.text}
              </BaseTooltip.Popup>
            </BaseTooltip.Positioner>
          </BaseTooltip.Portal>
        )}
      </BaseTooltip.Root>
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
    <BaseTooltip.Trigger
      handle={theTooltip}
      payload={{ text, home }}
      render={children}
      delay={timing.tooltip}
    />
  );
}
