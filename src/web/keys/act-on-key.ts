import { askOfFrame } from "#web/base/asked-of-frame.ts";
import { offeredSearch } from "#web/base/own-search.ts";
import { beginnings, isBeginningLetter } from "#web/keys/beginnings.ts";
import type { HeardKey } from "#web/keys/heard-key.ts";
import { actByKey } from "#web/keys/screen-acts.ts";
import { hasSingleKeys } from "#web/keys/single-keys.ts";
import { navigate } from "#web/routing/navigation.ts";

type Press = Pick<KeyboardEvent, "key" | "target" | "timeStamp">;

/** When N was pressed, in milliseconds of its event: the sheet that takes the next letter may still be loading. */
let begunAt = Number.NEGATIVE_INFINITY;

/** How long a letter after N still names what is begun, in milliseconds. */
const patience = 2_000;

/** Does what a key stands for; see [Note: Keys]. */
export function actOnKey(heard: HeardKey, press: Press): void {
  const { key, target } = press;
  if (heard === "save") save(target);
  else if (heard === "search") searchList();
  else if (heard === "step") stepRow(target, key === "ArrowDown" ? 1 : -1);
  else if (hasSingleKeys(localStorage))
    pressLetter({ key: key.toLowerCase(), target, timeStamp: press.timeStamp });
}

function pressLetter({ key, target, timeStamp }: Press): void {
  const wasBeginning = timeStamp - begunAt < patience;
  begunAt = Number.NEGATIVE_INFINITY;
  // The letter may come before the sheet of what can be begun has the focus.
  if (wasBeginning && begin(key)) return;
  if (document.querySelector("[role$=dialog]:not([data-tour-step]), [role=menu]")) return;
  if (key === "n") begunAt = timeStamp;
  if (key === "?") askOfFrame("keys");
  else if (key === "n") askOfFrame("new");
  else if (key === "j") stepRow(target, 1);
  else if (key === "k") stepRow(target, -1);
  else if (key === "e") actByKey("edit", rowOf(target));
  else if (key === "s") actByKey("main", rowOf(target));
  else if (key === "x") actByKey("select", rowOf(target));
}

/** What the letters after N begin. The sheet that N asked for may still be loading, and would lie over the new screen. */
function begin(key: string): boolean {
  if (!isBeginningLetter(key)) return false;
  const { address } = beginnings[key];
  askOfFrame(address ? "nothing" : "new customer");
  if (address) void navigate(address);
  return true;
}

/** Submits the form of the dialog with the focus, or the form with the focus; outside of both it saves the screen. */
export function save(target: EventTarget | null): void {
  const from = target instanceof Element ? target : null;
  const dialog = from?.closest("[role$=dialog]");
  const form = dialog?.querySelector("form") ?? from?.closest("form");
  if (!form) {
    if (!dialog) actByKey("save", null);
    return;
  }
  // By its button, which ignores presses while the form is being sent; it may be outside the form.
  const submit = [...form.elements].find((each) => each.matches("[type=submit]"));
  if (submit instanceof HTMLElement) submit.click();
  else form.requestSubmit();
}

function searchList(): void {
  const own = offeredSearch();
  const box = document.querySelector<HTMLInputElement>("main input[type=search]");
  if (own) own.open();
  else if (box?.getClientRects().length) {
    box.focus();
    box.select();
  } else askOfFrame("search");
}

function rowOf(target: EventTarget | null): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return row?.dataset.row ?? null;
}

/** Moves the focus to the link or first button of the next row, or of the first one. */
function stepRow(target: EventTarget | null, by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>("main [data-row]")];
  const at = rows.findIndex((row) => target instanceof Node && row.contains(target));
  const next = rows[at < 0 ? 0 : at + by];
  next?.querySelector<HTMLElement>("a[href], button")?.focus();
}
