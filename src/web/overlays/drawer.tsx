import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { X } from "#web/icons/x.ts";
import { backdropStyles } from "#web/overlays/dialog.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the drawer for screen readers: "Menu". */
  title: string;
  children: ReactNode;
  /** Shown in the head beside the close button, in place of the title. */
  head?: ReactNode;
  /** The button that opened it, which gets the focus back when it closes. */
  opener: RefObject<HTMLElement | null>;
}

/** A sheet from the left edge over a backdrop, with a close button: the sidebar on phones and tablets. */
export function Drawer({ open, onOpenChange, title, children, head, opener }: DrawerProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropStyles} />
        <BaseDialog.Popup className={drawerStyles} finalFocus={opener}>
          <div className="flex h-16 shrink-0 items-center justify-between gap-4 pr-2.5 pl-5">
            <BaseDialog.Title className={head ? "sr-only" : "font-semibold text-lg"}>
              {title}
            </BaseDialog.Title>
            {head}
            <BaseDialog.Close
              aria-label="Close menu"
              className={buttonStyles({ variant: "ghost", size: "icon" })}
            >
              <X aria-hidden />
            </BaseDialog.Close>
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const drawerStyles = [
  "fixed inset-y-0 left-0 z-50 flex w-76 max-w-[calc(100vw-56px)] flex-col overflow-y-auto overscroll-contain",
  "border-line border-r bg-raised pb-[max(env(safe-area-inset-bottom),calc(var(--toast,0px)+24px))] shadow-popup outline-none print:hidden",
  "transition-[translate] data-starting-style:-translate-x-full data-ending-style:-translate-x-full",
].join(" ");
