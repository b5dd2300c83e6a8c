// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { hearRowTouch } from "#web/records/row-touch.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

test("what a mouse does after a finger has left swipes no row", () => {
  document.body.innerHTML = `<ul><li data-row="1"><button aria-haspopup="menu"></button></li></ul>`;
  const [frame, row] = [document.querySelector("ul"), document.querySelector("li")];
  if (!frame || !row) throw new Error("There are no rows");
  let times = 0;
  const { stop } = hearRowTouch(frame, {
    onUncover: () => {
      times += 1;
    },
    onCover: () => undefined,
    width: () => 192,
  });
  const finger = { pointerId: 1, pointerType: "touch", isPrimary: true, bubbles: true };
  const mouse = { pointerId: 2, pointerType: "mouse", isPrimary: true, bubbles: true };
  row.dispatchEvent(new PointerEvent("pointerdown", { ...finger, clientX: 300, clientY: 30 }));
  row.dispatchEvent(new PointerEvent("pointerup", { ...finger, clientX: 300, clientY: 30 }));
  row.dispatchEvent(new PointerEvent("pointermove", { ...mouse, clientX: 200, clientY: 30 }));
  expect([times, row.style.translate]).toEqual([0, ""]);
  row.dispatchEvent(new PointerEvent("pointerdown", { ...finger, clientX: 300, clientY: 30 }));
  row.dispatchEvent(new PointerEvent("pointermove", { ...finger, clientX: 200, clientY: 30 }));
  expect([times, row.style.translate]).toEqual([1, "-100px"]);
  stop();
});
