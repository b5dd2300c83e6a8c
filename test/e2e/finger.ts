import type { Locator, Page } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/** One finger on a touch screen, which can rest and move. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = async (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]): Promise<void> => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  const down = (at: Point) => send("touchStart", [at]);
  const move = (to: Point) => send("touchMove", [to]);
  const up = () => send("touchEnd", []);
  /** Down, along in several steps, and up. */
  const swipe = async (from: Point, { x, y }: Point) => {
    await down(from);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await move({ x: from.x + x * part, y: from.y + y * part });
    }
    await up();
  };
  return { down, move, up, swipe };
}

/** A point within an element, so far from its left and upper edge. */
export async function pointOn(element: Locator, right: number, down: number): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not shown");
  return { x: box.x + right, y: box.y + down };
}
