import { cx } from "class-variance-authority";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { toastSwipe } from "#web/base/timing.ts";
import { CircleExclamationPoint } from "#web/icons/circle-exclamation-point.ts";
import { X } from "#web/icons/x.ts";
import type { ShownToast, ToastAction, ToastContent } from "#web/overlays/toast-store.ts";
import { usePlace } from "#web/routing/use-place.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";

interface ToastCardProps {
  toast: ShownToast;
  onDismiss: () => void;
}

/** One toast: title, message, an action, a cross. It follows a swipe to the right and is dismissed by it. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const swipe = useSwipeRight(onDismiss);
  const { path } = usePlace();
  const destructive = toast.variant === "destructive";
  // What has happened besides stands below, over the whole width; what can be done as well stands there without words.
  const parts: (ToastContent & { place: string })[] = [{ ...toast, place: "flex-1" }];
  if (toast.also) parts.push({ place: "w-full order-1", message: toast.besides, action: toast.also });
  const [shownAt] = useState(path);
  // A failure that comes late is still read.
  const isLate = destructive && path === shownAt;
  const isOfAnother = !isLate && showsAnother(path, toast.about);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what closes it may be another function each time
  useEffect(() => {
    if (isOfAnother) onDismiss();
  }, [isOfAnother]);
  return (
    <div
      {...swipe.handlers}
      style={{ translate: `${swipe.offset}px 0` }}
      className={cx(
        "pointer-events-auto flex w-full [touch-action:pan-y] animate-appear flex-wrap items-start gap-x-3 rounded-xl border bg-raised p-3 pl-4 shadow-popup in-bar:items-center in-bar:p-1 in-bar:pl-3",
        destructive ? "border-danger bg-danger-soft text-danger-ink" : "border-line",
        swipe.offset === 0 && "transition-[translate,opacity]",
      )}
    >
      {destructive && <CircleExclamationPoint aria-hidden className="mt-2.5 size-5 shrink-0" />}
      {parts.map(({ place, title, message, action }) => (
        <div key={place} className={`flex min-w-0 flex-wrap items-center gap-x-3 ${place}`}>
          <div className="min-w-0 flex-1 basis-40 py-2 text-sm empty:hidden in-bar:basis-20 in-bar:py-0">
            {title && <p className="font-semibold">{title}</p>}
            {message && <p className={destructive ? "" : "text-ink-soft"}>{message}</p>}
          </div>
          {action && <ActionControl action={action} onDismiss={onDismiss} isKept={toast.stays === "under"} />}
        </div>
      ))}
      <button
        type="button"
        aria-label="Close notification"
        onClick={onDismiss}
        className={buttonStyles({ variant: "ghost", size: "icon", className: "in-bar:pointer-fine:size-9" })}
      >
        <X aria-hidden />
      </button>
    </div>
  );
}

/** Whether the screen of a path is another record of the kind than the one with that address. */
function showsAnother(path: string, about = ""): boolean {
  const [, list, id = ""] = about.split("/");
  return path.startsWith(`/${list}/`) && /[\da-f-]{36}/.test(path) && !path.includes(id);
}

interface ActionControlProps {
  action: ToastAction;
  onDismiss: () => void;
  /** A link leaves the toast there, for what else it offers. */
  isKept: boolean;
}

function ActionControl({ action, onDismiss, isKept }: ActionControlProps) {
  const { path } = usePlace();
  const own = {
    className: buttonStyles({ variant: "secondary" }),
    "aria-label": action.name,
    children: action.label,
  };
  if ("href" in action) {
    // Somebody who came here by another way would be led to where they are.
    if (action.href === path) return null;
    return <AppLink {...own} href={action.href} onClick={isKept ? undefined : onDismiss} />;
  }
  const press = () => {
    action.onSelect();
    onDismiss();
  };
  return <button {...own} type="button" onClick={press} />;
}

/** Follows one pointer to the right; releasing it past the threshold calls back. It does not move to the left. */
function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = (event: PointerEvent) => {
    if (start.current === null) return;
    const travelled = event.clientX - start.current;
    start.current = null;
    setOffset(0);
    if (event.type === "pointerup" && travelled >= toastSwipe) onSwipe();
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest("a, button")) return;
      start.current = event.clientX;
      if (event.pointerType !== "mouse") event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      // A mouse whose button was released beside the card is no longer swiping.
      if (event.buttons === 0) end(event);
      else if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { offset, handlers };
}
