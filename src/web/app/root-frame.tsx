import { Outlet } from "@tanstack/react-router";
import { announcementId } from "#web/base/arrival.ts";
import { Toaster } from "#web/overlays/toaster.tsx";

/** The frame of every screen: the toasts, and the live region that announces a screen when its heading cannot. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <p id={announcementId} aria-live="polite" className="sr-only" />
      <Toaster />
    </>
  );
}
