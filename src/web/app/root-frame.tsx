import { Outlet } from "@tanstack/react-router";
import { ConfirmProvider } from "#web/ui/confirm-dialog.tsx";
import { Toaster } from "#web/ui/toaster.tsx";
import { TooltipProvider } from "#web/ui/tooltip.tsx";

/** What stands around every screen: tooltips, questions and notices. */
export function RootFrame() {
  return (
    <TooltipProvider>
      <ConfirmProvider>
        <Outlet />
        <Toaster />
      </ConfirmProvider>
    </TooltipProvider>
  );
}
