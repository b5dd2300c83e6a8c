import { Outlet } from "@tanstack/react-router";
import { Toaster } from "#web/ui/toaster.tsx";

/** What stands around every screen: the notices. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}
