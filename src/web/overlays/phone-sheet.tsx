import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { X } from "#web/icons/x.ts";
import { DialogFooter } from "#web/overlays/dialog-footer.tsx";
import { inertAround } from "#web/overlays/inert-around.ts";
import { roomForToast } from "#web/overlays/toast-room.ts";
import { useClosedByBack } from "#web/routing/use-closed-by-back.ts";
import { atFoot } from "#web/ui/at-foot.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { PopupHome } from "#web/ui/popup-home.ts";
import { compact } from "#web/ui/use-media-query.ts";

interface PhoneSheetProps {
  title: ReactNode;
  description?: ReactNode;
  /** Called when a person closes it: by the cross, Escape or Back. */
  onClose: () => void;
  children: ReactNode;
  /** Its buttons, which fill the row at the foot of the screen. */
  footer?: ReactNode;
  /** Which element has the focus once it is closed; by default the one that had it before. */
  finalFocus?: () => HTMLElement | null;
}

/**
 * A dialog over the whole screen of a phone, and in the middle of a wider one, as long as it is rendered. It is a light substitute for `Dialog` where
 * what opens by itself counts for the first load (decision 0029). It has the focus itself, unless what is in it takes
 * the focus.
 */
export function PhoneSheet({ title, description, onClose, children, footer, finalFocus }: PhoneSheetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const home = useRef<HTMLDivElement>(null);
  const id = useId();
  useModal(frame, finalFocus);
  useClosedByBack(true, onClose);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const closeFromOutside = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isFree = event.target === document.body && !event.defaultPrevented;
    if (event.key === "Escape" && isFree && frame.current?.closest("[inert]") === null) onClose();
  });
  // Behind the last control of the sheet the Tab key leaves it, and the focus is on the page, which is inert.
  useEffect(() => {
    document.addEventListener("keydown", closeFromOutside);
    return () => document.removeEventListener("keydown", closeFromOutside);
  }, []);
  return createPortal(
    <div ref={frame} className="fixed inset-0 z-40 flex items-end bg-backdrop room-for-toast print:hidden">
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        {...(description && { "aria-describedby": `${id}-about` })}
        tabIndex={-1}
        onKeyDown={closeByKey}
        className={popupStyles}
      >
        <div className="flex shrink-0 items-center gap-1 py-2 pr-4 pl-2">
          <div className="min-w-0 flex-1">
            <h2 id={id} className="font-semibold text-xl wrap-anywhere">
              {title}
            </h2>
            {description && (
              <p id={`${id}-about`} className="text-ink-soft text-sm">
                {description}
              </p>
            )}
          </div>
          <button type="button" aria-label="Close" onClick={onClose} className={closeStyles}>
            <X aria-hidden />
          </button>
        </div>
        <PopupHome value={home}>
          {/* With room to scroll a control out from under a search that stays, and on a phone from under a toast. */}
          <div className="flex min-h-0 flex-1 scroll-pt-20 flex-col gap-4 overflow-y-auto overscroll-contain px-4 pt-1 pb-28 md:pb-6">
            {children}
          </div>
          <div ref={atFoot}>{footer && <DialogFooter>{footer}</DialogFooter>}</div>
        </PopupHome>
        <div ref={home} className="contents" />
      </div>
    </div>,
    document.body,
  );
}

/** Nothing but the sheet is used while it is open, and the focus returns afterwards. */
function useModal(frame: RefObject<HTMLElement | null>, finalFocus: PhoneSheetProps["finalFocus"]): void {
  const opener = useRef<Element | null>(null);
  const returnsTo = useRef(finalFocus);
  useLayoutEffect(() => {
    returnsTo.current = finalFocus;
  });
  useLayoutEffect(() => {
    opener.current ??= document.activeElement;
    const giveBack = frame.current ? inertAround(frame.current) : undefined;
    // A toast stands over the whole screen of a phone, above the buttons: the sheet is as high with it as without.
    const leaveRoom = matchMedia(compact).matches ? undefined : roomForToast(frame.current);
    const { style } = document.documentElement;
    const { overflow } = style;
    // A finger on the head of the sheet, which does not scroll, would move the page below.
    style.overflow = "hidden";
    return () => {
      giveBack?.();
      leaveRoom?.();
      style.overflow = overflow;
    };
  }, [frame]);
  useEffect(() => {
    const popup = frame.current?.querySelector<HTMLElement>("[role=dialog]");
    if (!popup?.contains(document.activeElement)) popup?.focus();
    return () => {
      const target = returnsTo.current?.() ?? opener.current;
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && target instanceof HTMLElement) focusInSight(target);
    };
  }, [frame]);
}

/** A button that sticks to the foot of the screen would be scrolled to its place in the page, so the focus does not scroll. */
function focusInSight(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  const { top, bottom } = target.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) target.scrollIntoView({ block: "center" });
}

const popupStyles =
  "scrolls-low m-auto flex h-full w-full animate-appear flex-col rounded-t-xl md:h-auto md:max-h-full md:max-w-lg md:rounded-xl border border-line bg-raised shadow-popup outline-none";
/** At the left of the head, though after the title, which is read first. */
const closeStyles = `-order-1 ${buttonStyles({ variant: "ghost", size: "icon" })}`;
