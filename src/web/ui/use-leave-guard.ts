import { useBlocker } from "@tanstack/react-router";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";

/**
 * Asks before typed words are left behind, by a link, a reload or a closed tab.
 *
 * @param isOn whether there are any
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
