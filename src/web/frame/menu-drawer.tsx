import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { DrawerAccount, type DrawerAccountProps } from "#web/frame/drawer-account.tsx";
import type { NavigationItem } from "#web/frame/navigation.ts";
import { Sidebar } from "#web/frame/sidebar.tsx";
import { ChartColumn } from "#web/icons/chart-column.ts";
import { Upload } from "#web/icons/upload.ts";
import { X } from "#web/icons/x.ts";
import { backdropStyles } from "#web/overlays/dialog.tsx";
import { roomForToast } from "#web/overlays/toast-room.ts";
import { useClosedByBack } from "#web/routing/use-closed-by-back.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";

interface MenuDrawerProps extends Pick<ComponentProps<typeof Sidebar>, "items" | "pathname"> {
  account: Omit<DrawerAccountProps, "onNavigate">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Shown in the head beside the close button: the link to the home screen. */
  head: ReactNode;
  /** The button that opened it, which gets the focus back when it closes. */
  opener: RefObject<HTMLElement | null>;
}

/** A sheet from the left edge over a backdrop, with a close button: the sidebar on phones and tablets. */
export function MenuDrawer({
  open,
  onOpenChange,
  head,
  opener,
  items,
  account,
  ...sidebar
}: MenuDrawerProps) {
  useClosedByBack(open, () => onOpenChange(false));
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropStyles} />
        <BaseDialog.Popup ref={roomForToast} className={drawerStyles} finalFocus={opener}>
          <div className="flex h-16 shrink-0 items-center justify-between gap-4 pr-2.5 pl-4">
            <BaseDialog.Title className="sr-only">Menu</BaseDialog.Title>
            {head}
            <BaseDialog.Close
              aria-label="Close menu"
              className={buttonStyles({ variant: "ghost", size: "icon" })}
            >
              <X aria-hidden />
            </BaseDialog.Close>
          </div>
          <Sidebar
            {...sidebar}
            items={items.length > 0 ? [...items, ...drawersOwn] : []}
            onNavigate={() => onOpenChange(false)}
            below={<DrawerAccount {...account} onNavigate={() => onOpenChange(false)} />}
          />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const drawerStyles = [
  "fixed inset-y-0 left-0 z-40 flex w-76 max-w-[calc(100vw-56px)] flex-col overflow-y-auto overscroll-contain",
  "border-line border-r bg-raised pb-[max(env(safe-area-inset-bottom),calc(var(--toast,0px)+var(--foot,0px)+24px))] shadow-popup outline-none print:hidden",
  "transition-[translate,opacity] data-starting-style:-translate-x-full data-ending-style:-translate-x-full",
].join(" ");

/** What only the drawer leads to: wider screens have a button for each, on the lists and on the dashboard. */
const drawersOwn: readonly NavigationItem[] = [
  { href: "/monthly-reports", label: "Reports", icon: ChartColumn, under: ["/monthly-reports"] },
  { href: "/bring-in", label: "Bring in", icon: Upload, under: ["/bring-in"] },
];
