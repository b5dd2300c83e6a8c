import { useBlocker } from "@tanstack/react-router";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";

/**
 * Asks before unsaved input is lost by a link, a reload or a closed tab.
 *
 * @param isOn whether there is unsaved input
 * @param description what would be lost
 */
export function useLeaveGuard(isOn: boolean, description: string): void {
  const confirm = useConfirm();
  useBlocker({
    disabled: !isOn,
    enableBeforeUnload: isOn,
    shouldBlockFn: async () =>
      !(await confirm({
        title: "Leave without saving?",
        description,
        confirmLabel: "Leave",
        cancelLabel: "Keep editing",
        destructive: true,
      })),
  });
}
