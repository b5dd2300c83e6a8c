/** How far a finger moves before it counts as a swipe or a scroll, in CSS pixels. */
const stillWithin = 10;
/** A swipe begins at least this far from the left edge of the window, where phones have their own swipe for Back. */
const edge = 24;
/** How long a finger rests on a row until the row's menu opens, in milliseconds. */
const longPress = 500;
/** A swipe of this length uncovers the buttons of its row. */
const leastSwipe = 72;

/** What a list does when a finger swipes one of its rows. */
interface SwipeHandlers {
  /** A swipe begins to uncover the buttons of a row. */
  onUncover: (row: HTMLElement) => void;
  /** The row is in its place again. */
  onCover: () => void;
  /** The width of the uncovered buttons in CSS pixels; 0 while they are not drawn. */
  width: () => number;
}

interface Press {
  row: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  /** `still` until the finger moves; `over` once the press has become something that this file leaves alone. */
  is: "still" | "swipe" | "over";
}

/**
 * Hears what fingers do to the rows in a frame: a swipe to the left uncovers the buttons of one row and does nothing by
 * itself, and a press that lasts opens the row's menu. So does whatever asks the browser for a context menu: Shift+F10,
 * the context key, and the right button of a mouse, which opens it at the pointer. With Shift held, or text selected in the
 * row, the right button opens the browser's own.
 *
 * @param frame contains the rows: elements with `data-row`, of which a list item can be swiped. The menu of a row is
 *   that of its last button with one
 * @returns `cover` puts the uncovered row back in its place, `stop` stops hearing
 */
export function hearRowTouch(frame: HTMLElement, { onUncover, onCover, width }: SwipeHandlers) {
  const heard = new AbortController();
  const { signal } = heard;
  let press: Press | null = null;
  let uncovered: HTMLElement | null = null;
  let lasting = 0;
  /** The press has already done something: no click follows it. */
  let isSpent = false;

  const cover = () => {
    if (uncovered === null) return;
    slideTo(uncovered, 0);
    uncovered = null;
    onCover();
  };
  const last = ({ row }: Press) => {
    const button = menuButtonOf(row);
    if (!button || press?.is !== "still") return;
    press.is = "over";
    button.click();
    isSpent = true;
  };
  const onDown = (event: PointerEvent) => {
    const { target, pointerType, isPrimary, pointerId: pointer, clientX: x, clientY: y } = event;
    clearTimeout(lasting);
    press = null;
    isSpent = false;
    const row = rowOf(target);
    if (uncovered?.isConnected) {
      if (target instanceof Element && target.closest("[data-uncovered]")) return;
      cover();
      isSpent = row !== null;
      return;
    }
    if (row === null || pointerType === "mouse" || !isPrimary) return;
    const begun: Press = { row, pointer, x, y, is: "still" };
    press = begun;
    lasting = window.setTimeout(() => last(begun), longPress);
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (press?.pointer !== pointerId || press.is === "over") return;
    const right = clientX - press.x;
    const down = clientY - press.y;
    if (press.is === "still") {
      if (Math.hypot(right, down) <= stillWithin) return;
      clearTimeout(lasting);
      const isSwipe = press.row.matches("li") && press.x >= edge && right < -Math.abs(down);
      press.is = isSwipe ? "swipe" : "over";
      if (!isSwipe) return;
      uncovered = press.row;
      onUncover(press.row);
    }
    press.row.style.transition = "none";
    press.row.style.translate = `${Math.max(Math.min(right, 0), -width())}px`;
  };
  const onEnd = ({ type, clientX }: PointerEvent) => {
    clearTimeout(lasting);
    if (!press) return;
    if (press.is === "swipe") {
      if (type === "pointerup" && clientX - press.x <= -leastSwipe) slideTo(press.row, -width());
      else cover();
    }
    press.is = "over";
  };
  const onKey = () => {
    press = null;
  };
  const onContextMenu = (event: MouseEvent) => {
    const row = rowOf(event.target);
    const button = row && menuButtonOf(row);
    const isByMouse = event.button === 2;
    if (!button || (isByMouse && (event.shiftKey || hasSelection(row)))) return;
    event.preventDefault();
    // Where the browser reports a press that lasts by itself, it may do so before or after the time of ours.
    if (press?.row === row) last(press);
    else if (isByMouse) openMenuAt(button, event);
    else button.click();
  };
  const onTouchEnd = (event: TouchEvent) => {
    if (isSpent) event.preventDefault();
  };
  // Without this, Chromium takes a quick swipe for the start of a fling and the tap after it for the end of that fling.
  const onTouchMove = (event: TouchEvent) => {
    if (press?.is === "swipe") event.preventDefault();
  };
  const rowOf = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
    return row && frame.contains(row) ? row : null;
  };

  document.addEventListener("pointerdown", onDown, { capture: true, signal });
  frame.addEventListener("pointermove", onMove, { signal });
  frame.addEventListener("touchmove", onTouchMove, { passive: false, signal });
  frame.addEventListener("touchend", onTouchEnd, { passive: false, signal });
  frame.addEventListener("pointerup", onEnd, { signal });
  frame.addEventListener("pointercancel", onEnd, { signal });
  frame.addEventListener("keydown", onKey, { signal });
  frame.addEventListener("contextmenu", onContextMenu, { signal });
  const stop = () => {
    clearTimeout(lasting);
    heard.abort();
  };
  return { cover, stop };
}

function slideTo(row: HTMLElement, x: number): void {
  row.style.transition = "translate 120ms";
  row.style.translate = x === 0 ? "" : `${x}px`;
}

function menuButtonOf(row: HTMLElement): HTMLElement | undefined {
  return [...row.querySelectorAll<HTMLElement>("button[aria-haspopup=menu]")].at(-1);
}

/** Opens the menu of a button where the mouse is; see useMenuButton. */
function openMenuAt(button: HTMLElement, { clientX, clientY }: MouseEvent): void {
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX, clientY }));
}

function hasSelection(row: HTMLElement): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}
