import { useEffect } from "react";
import { ShownScreen } from "#web/app/shown-screen.tsx";
import { announcementId } from "#web/base/arrival.ts";
import { onUpgradeRequired } from "#web/base/upgrade-required.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Toaster } from "#web/overlays/toaster.tsx";
import { reload } from "#words/front/reload.ts";

/** The frame of every screen: the toasts, and the live region that announces a screen when its heading cannot. */
export function RootFrame() {
  useEffect(() => onUpgradeRequired(offerReload), []);
  return (
    <>
      <ShownScreen />
      <p id={announcementId} aria-live="polite" className="sr-only" />
      <Toaster />
    </>
  );
}

/** Until the page is reloaded, every request is refused with the same message, so no other notice takes its place. */
function offerReload(message: string): void {
  toast({ message, stays: "first", action: { label: reload, onSelect: () => window.location.reload() } });
}
