import { useEffect } from "react";
import { askOfFrame, onAskedOfFrame } from "#web/base/asked-of-frame.ts";
import { heardKey } from "#web/keys/heard-key.ts";
import { useOpening } from "#web/overlays/use-part.ts";

type Actions = typeof import("#web/keys/act-on-key.ts");

let actions: Promise<Actions> | null = null;

/** The same promise for every press while it loads, so that they are done in the order in which they were made. */
function loadActions(): Promise<Actions> {
  actions ??= import("#web/keys/act-on-key.ts").catch((error: unknown) => {
    actions = null;
    throw error;
  });
  return actions;
}

const loadDialog = () => import("#web/keys/keys-dialog.tsx");

/** Listens for the product's keys ([Note: Keys]), and shows the list of them. */
export function Keys() {
  const { isOpen, setOpen, part } = useOpening(loadDialog);
  useEffect(() => onAskedOfFrame((asked) => asked === "keys" && setOpen(true)), [setOpen]);
  useEffect(() => {
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  return part && <part.KeysDialog open={isOpen} onOpenChange={setOpen} />;
}

function hear(event: KeyboardEvent): void {
  const heard = heardKey(event);
  if (heard === null) return;
  // Before the browser's own: its search box, its quick find, the scrolling of the page.
  if (heard !== "single") event.preventDefault();
  if (heard === "everything") {
    // From a dialog the search would lead away, unasked, from what was typed there.
    if (!isInDialog(event.target)) askOfFrame("search");
  } else void loadActions().then((actions) => actions.actOnKey(heard, event), askAgain);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role$=dialog]:not([data-tour-step])") !== null;
}

/** Without its script a key does nothing, as if it had not been pressed; the next press loads it again. */
function askAgain(): void {}
