import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { type ToastStore, toastStore } from "#web/overlays/toast-store.ts";

/** The start page does without the card. The frame of the screens loads it, so that a toast needs no connection there. */
export const loadToastCard = () => import("#web/overlays/toast-card.tsx");
const ToastCard = lazy(async () => ({ default: (await loadToastCard()).ToastCard }));

/** The key that moves the focus to the toast, as in other apps. */
const focusKey = "F8";

interface ToasterProps {
  store?: ToastStore;
}

/**
 * Shows the current toast at the left of the foot, over the sidebar, whose entries end above it, and over what scrolls
 * beside it when its words need more; beside a rail and the boxes that select rows; on a phone over the whole width. It is
 * above the bar or the dialog at the foot, but in an editor beside a rail in its bar. Each screen ends with room to scroll
 * its last control out from under it. When a dialog leaves no room, it shrinks by the toast's height, see toast-room.ts.
 * Mounted once, after everything else, below the screen. Both live regions are always mounted, because screen readers do
 * not announce a region that appears together with its text.
 */
export function Toaster({ store = toastStore }: ToasterProps) {
  const toast = useSyncExternalStore(store.subscribe, store.current);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === focusKey && store.current() !== null) region.current?.focus();
    };
    document.addEventListener("keydown", focusRegion);
    return () => document.removeEventListener("keydown", focusRegion);
  }, [store]);
  const card = toast && (
    <Suspense>
      <ToastCard key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
    </Suspense>
  );
  const urgent = toast?.variant === "destructive";
  return (
    <section
      ref={region}
      data-above-sheets=""
      aria-label={`Notifications (${focusKey})`}
      tabIndex={-1}
      onPointerEnter={store.pause}
      onPointerLeave={() => !region.current?.contains(document.activeElement) && store.resume()}
      onFocus={store.pause}
      onBlur={() => !region.current?.matches(":hover") && store.resume()}
      onKeyDown={(event) => event.key === "Escape" && store.dismiss()}
      className={regionStyles}
    >
      <div aria-live="polite" aria-atomic>
        {!urgent && card}
      </div>
      <div aria-live="assertive" aria-atomic>
        {urgent && card}
      </div>
    </section>
  );
}

const regionStyles = "pointer-events-none above-foot fixed left-0 z-45 px-2 outline-none print:hidden";
