import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { timing } from "#web/base/timing.ts";

/** From leaving a control until its tooltip closes, in milliseconds: long enough to move the mouse onto the tooltip. */
const tooltipLeave = 100;
/** Between a control and its tooltip, and between the tooltip and the window's edge, in CSS pixels. */
const gap = 6;

/**
 * The one tooltip of the app, mounted once, because a list of fifty rows has hundreds of controls with names to show.
 * It shows the `aria-label` of the control with `data-tooltip` that the mouse rests on, and at once that of a control focused with the keyboard.
 * The mouse may move onto the tooltip. A press, a key or scrolling closes it. A script of its own, see tooltips.tsx.
 */
export function TooltipLayer({ reached }: { reached: Element | null }) {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const [first] = useState(reached);
  useEffect(() => followControls(setControl, first), [first]);
  if (!control?.isConnected) return null;
  // Inside the dialog of the control, because a press outside of a dialog closes that.
  const home = control.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  return createPortal(<Hint key={control.ariaLabel} control={control} />, home);
}

/** Hidden from screen readers, which already read the control's name. */
function Hint({ control }: { control: HTMLElement }) {
  const popup = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (popup.current) setPlace(placeBeside(control, popup.current));
  }, [control]);
  return (
    <div
      ref={popup}
      aria-hidden
      data-tooltip-words
      style={place}
      className="fixed z-50 w-max max-w-64 rounded-md bg-ink px-2 py-1 text-canvas text-sm shadow-popup print:hidden"
    >
      {control.ariaLabel}
    </div>
  );
}

/** Above the control, or below it when there is no room above; always inside the window. */
function placeBeside(control: HTMLElement, popup: HTMLElement): { left: number; top: number } {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const above = top - gap - popup.offsetHeight;
  const furthest = document.documentElement.clientWidth - gap - popup.offsetWidth;
  return {
    left: Math.max(gap, Math.min(left + (width - popup.offsetWidth) / 2, furthest)),
    top: above >= gap ? above : bottom + gap,
  };
}

/** Calls `show` with the control whose name is to be shown, or null when there is no such control. Begins with the one that
 * was reached while this was loading. @returns stops it */
function followControls(show: (control: HTMLElement | null) => void, reached: Element | null): () => void {
  const tooltip = createTooltip(show);
  let hovered: HTMLElement | null = null;
  let leftWithWindow: EventTarget | null = null;
  const listen = new AbortController();
  const on = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, act, { capture: true, signal: listen.signal });

  on("pointerover", ({ pointerType, target }) => {
    if (pointerType === "touch") return;
    if (isElement(target) && target.closest("[data-tooltip-words]")) return tooltip.stay();
    const control = controlOf(target);
    // A control that was pressed shows no tooltip until the mouse has been elsewhere.
    if (control !== null && control === hovered) return;
    hovered = control;
    if (control) tooltip.openSoon(control);
    else tooltip.closeSoon();
  });
  on("focusin", ({ target }) => {
    const control = controlOf(target);
    const cameBackWithWindow = target === leftWithWindow;
    leftWithWindow = null;
    if (control?.matches(":focus-visible") && !cameBackWithWindow) tooltip.open(control);
  });
  on("focusout", ({ target }) => {
    if (document.activeElement === target) leftWithWindow = target;
    tooltip.close();
  });
  for (const type of ["pointerdown", "keydown", "scroll"] as const) on(type, tooltip.close);
  document.documentElement.addEventListener("pointerleave", tooltip.close, { signal: listen.signal });
  if (reached instanceof HTMLElement && reached.matches(":focus-visible")) tooltip.open(reached);
  else if (reached instanceof HTMLElement && reached.matches(":hover")) {
    hovered = reached;
    tooltip.openSoon(reached);
  }
  return () => {
    listen.abort();
    tooltip.close();
  };
}

/** When the tooltip opens and closes by itself. */
function createTooltip(show: (control: HTMLElement | null) => void) {
  let shown: HTMLElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer = 0;
  const stay = () => window.clearTimeout(timer);
  const after = (wait: number, act: () => void) => {
    stay();
    timer = window.setTimeout(act, wait);
  };
  const open = (control: HTMLElement) => {
    stay();
    shown = control;
    show(control);
  };
  const close = () => {
    stay();
    if (shown === null) return;
    shown = null;
    closedAt = performance.now();
    show(null);
  };
  const openSoon = (control: HTMLElement) => {
    const isNext = shown !== null || performance.now() - closedAt < timing.tooltipSkip;
    after(isNext ? 0 : timing.tooltip, () => open(control));
  };
  return { open, close, openSoon, closeSoon: () => after(tooltipLeave, close), stay };
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  return isElement(target) ? target.closest<HTMLElement>("[data-tooltip]") : null;
}

function isElement(target: EventTarget | null): target is Element {
  return target instanceof Element;
}
