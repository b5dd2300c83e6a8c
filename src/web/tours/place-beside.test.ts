import { expect, test } from "vitest";
import { placeBeside } from "#web/tours/place-beside.ts";

const screen = { width: 400, height: 800 };
const popover = { width: 320, height: 200 };

test("a popover goes below what it explains, and above it when only there is room", () => {
  const anchor = { left: 100, top: 100, width: 200, height: 50 };
  expect(placeBeside(anchor, popover, screen)).toEqual({ left: 40, top: 164 });
  expect(placeBeside({ ...anchor, top: 700 }, popover, screen)).toEqual({ left: 40, top: 486 });
});

test("when there is room on neither side, it goes to the side with more", () => {
  const tall = { left: 100, width: 200, height: 500 };
  expect(placeBeside({ ...tall, top: 120 }, popover, screen).top).toBe(634);
  expect(placeBeside({ ...tall, top: 180 }, popover, screen).top).toBe(-34);
});

test("it stays within the sides of the window", () => {
  const anchor = { top: 100, width: 40, height: 40 };
  expect(placeBeside({ ...anchor, left: 0 }, popover, screen).left).toBe(8);
  expect(placeBeside({ ...anchor, left: 360 }, popover, screen).left).toBe(72);
});
