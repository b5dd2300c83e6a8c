import { Outlet } from "@tanstack/react-router";
import { announcementId } from "#web/app/arrival.ts";
import { Toaster } from "#web/ui/toaster.tsx";

/** What stands around every screen: the notices, and the name of a screen where its heading cannot say it. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <p id={announcementId} aria-live="polite" className="sr-only" />
      <Toaster />
    </>
  );
}
