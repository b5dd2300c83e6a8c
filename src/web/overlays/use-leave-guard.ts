import { useEffect, useEffectEvent } from "react";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { guardLeaving } from "#web/routing/navigation.ts";

/**
 * Asks before unsaved input is lost by a link, a reload or a closed tab.
 *
 * @param isOn whether there is unsaved input
 * @param description what would be lost
 */
export function useLeaveGuard(isOn: boolean, description: string): void {
  const confirm = useConfirm();
  const ask = useEffectEvent(() =>
    confirm({
      title: "Leave without saving?",
      description,
      confirmLabel: "Leave",
      cancelLabel: "Keep editing",
      destructive: true,
    }),
  );
  useEffect(() => (isOn ? guardLeaving(() => ask()) : undefined), [isOn]);
}
