import { useEffect, useEffectEvent } from "react";
import { PanelRight } from "#web/icons/panel-right.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Where there is room for a list of 420 px and a paper beside it. */
export const roomForPaper = "(width >= 1440px)";

/** Shows the paper of a document beside the list, and hides it; so does Space ([Note: Keys]). */
export function PaperSwitch({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const toggle = useEffectEvent(onToggle);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isForPaper(event)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  return (
    <IconButton
      aria-label="Show the paper beside the list"
      aria-pressed={isOn}
      onClick={onToggle}
      className="aria-pressed:bg-sunken aria-pressed:text-ink"
    >
      <PanelRight aria-hidden />
    </IconButton>
  );
}

/** Whether a press is Space on the page or on the link of a row, where it would press nothing but scroll the page. */
export function isForPaper(event: KeyboardEvent): boolean {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, isComposing, repeat } = event;
  if (key !== " " || altKey || ctrlKey || metaKey || shiftKey) return false;
  if (defaultPrevented || isComposing || repeat || !(target instanceof Element)) return false;
  return target.matches("body, main, main [data-row] a");
}
