import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { timing } from "#web/app/timing.ts";

/** From leaving a control to the closing of its tooltip, in milliseconds: enough to reach the words themselves. */
const tooltipLeave = 100;
/** Between a control and its tooltip, and between that and the window's edge, in CSS pixels. */
const gap = 6;

/**
 * What a control bears whose name is to be shown beside it: its `aria-label`, so that the words are there for everybody.
 * Touch screens never see it.
 */
export const withTooltip = { "data-tooltip": "" } as const;

/**
 * The one tooltip, which stands once beside the app: a list of fifty rows has hundreds of names to show, one at a time.
 * It shows the name of whichever control the mouse rests on, and at once that of one that the keys have come to; the mouse
 * may go onto the words. A press, a key and scrolling end it.
 */
export function TooltipLayer() {
  const [control, setControl] = useState<HTMLElement | null>(null);
  useEffect(() => followControls(setControl), []);
  if (!control?.isConnected) return null;
  // Within the dialog whose control it is, since a press outside of a dialog closes it.
  const home = control.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  return createPortal(<Words key={control.ariaLabel} control={control} />, home);
}

/** Said already by the control's name: to be seen only. */
function Words({ control }: { control: HTMLElement }) {
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

/** Above, or below where there is no room; never over the window's edge. */
function placeBeside(control: HTMLElement, popup: HTMLElement): { left: number; top: number } {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const above = top - gap - popup.offsetHeight;
  const furthest = document.documentElement.clientWidth - gap - popup.offsetWidth;
  return {
    left: Math.max(gap, Math.min(left + (width - popup.offsetWidth) / 2, furthest)),
    top: above >= gap ? above : bottom + gap,
  };
}

/** Tells whose name is to be shown, and null when none is. @returns a function that ends it */
function followControls(show: (control: HTMLElement | null) => void): () => void {
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
    // One that was pressed is silent until the mouse has been elsewhere.
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
  return () => {
    listen.abort();
    tooltip.close();
  };
}

/** The tooltip's times: when it opens and closes by itself. */
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
