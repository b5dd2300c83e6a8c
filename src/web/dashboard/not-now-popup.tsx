import { Clock } from "#web/icons/clock.ts";
import { EntriesMenu } from "#web/overlays/entries-menu.tsx";
import type { MenuPopupProps } from "#web/overlays/menu.tsx";

interface NotNowPopupProps {
  popup: Omit<MenuPopupProps, "children">;
  onNotNow: () => void;
}

/** The menu of a row of what needs the firm: it can wait. */
export function NotNowPopup({ popup, onNotNow }: NotNowPopupProps) {
  return (
    <EntriesMenu {...popup} entries={[{ text: "Not now, for a week", icon: Clock, onSelect: onNotNow }]} />
  );
}
