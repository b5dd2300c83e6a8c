import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { cx } from "class-variance-authority";
import { type ReactNode, type RefObject, useRef } from "react";
import { X } from "#web/icons/x.ts";
import { DialogBody } from "#web/overlays/dialog-body.tsx";
import { DialogFooter } from "#web/overlays/dialog-footer.tsx";
import { roomForToast } from "#web/overlays/toast-room.ts";
import { useClosedByBack } from "#web/routing/use-closed-by-back.ts";
import { atFoot } from "#web/ui/at-foot.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { PopupHome } from "#web/ui/popup-home.ts";

export interface DialogProps {
  open: boolean;
  /** Called when a person wants to close it: by Escape, Back, the cross or a press outside. The owner decides. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons. On a phone they fill the row; the main one comes last. */
  footer?: ReactNode;
  /** Both together, in place of `children` and `footer`, where one component has them: a DialogBody and a DialogFooter. */
  parts?: ReactNode;
  /** It is so high, as far as there is room, whatever comes into it. */
  height?: string;
  size?: "small" | "medium" | "large";
  /** The element that first gets the focus; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Which element has the focus when it is closed; by default the one that had it before. */
  finalFocus?: () => HTMLElement | null;
  /** A press outside does not close the dialog: for forms with unsaved input. Escape and the cross still ask. */
  keepOnOutsidePress?: boolean;
}

/**
 * A dialog in the middle of the screen; on a phone a sheet at its foot. Keeps the focus inside while open, and returns
 * it afterwards. A form goes around the children and has an id; the footer's button refers to it by `form`.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = "medium" } = props;
  const { initialFocus, finalFocus, parts, height } = props;
  const home = useRef<HTMLDivElement>(null);
  useClosedByBack(open, () => onOpenChange(false));
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={props.keepOnOutsidePress ?? false}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropStyles} />
        <BaseDialog.Viewport ref={roomForToast} className={dialogViewportStyles}>
          <BaseDialog.Popup
            ref={atFoot}
            className={cx(dialogPopupStyles, widths[size])}
            {...(height && { style: { height } })}
            {...(initialFocus && { initialFocus })}
            {...(finalFocus && { finalFocus })}
          >
            {/* As high as Close at the least, so that nothing of the body scrolls beneath it. */}
            <div className="px-14 pt-5 pb-2 md:pl-6">
              <BaseDialog.Title className="font-semibold text-xl">{title}</BaseDialog.Title>
              {description && (
                <BaseDialog.Description className="mt-1 text-ink-soft">{description}</BaseDialog.Description>
              )}
            </div>
            <PopupHome value={home}>
              {parts}
              {children && <DialogBody>{children}</DialogBody>}
              {footer && <DialogFooter>{footer}</DialogFooter>}
            </PopupHome>
            <div ref={home} className="contents" />
            {/* Last, so that the first field gets the focus and not the close button. */}
            <BaseDialog.Close aria-label="Close" className={closeStyles}>
              <X aria-hidden />
            </BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** On a phone at the left of the title, as a full-height sheet has it: what is in it may make it one at any time. */
const closeStyles = `absolute! top-3 right-3 left-2 md:ml-auto ${buttonStyles({ variant: "ghost", size: "icon" })}`;
const widths = { small: "md:max-w-md", medium: "md:max-w-xl", large: "md:max-w-3xl" };

export const backdropStyles =
  "fixed inset-0 z-40 bg-backdrop transition-[translate,opacity] data-starting-style:opacity-0 data-ending-style:opacity-0 print:hidden";
/** On a phone a sheet at the foot, whose ref is {@link atFoot}: it leaves room for a toast above it. */
export const dialogViewportStyles =
  "fixed inset-0 z-40 flex items-end justify-center room-for-toast md:items-center md:p-8 print:hidden";
export const dialogPopupStyles = [
  "scrolls-low relative flex max-h-full w-full flex-col rounded-t-xl bg-raised shadow-popup outline-none md:rounded-xl",
  // In the middle of the screen it leaves room for a toast at the foot.
  "md:max-h-[calc(100dvh-2*max(32px,var(--toast,0px)+24px))]",
  "border border-line transition-[translate,opacity] data-starting-style:opacity-0 data-ending-style:opacity-0",
  "data-starting-style:translate-y-4 data-ending-style:translate-y-4",
].join(" ");
