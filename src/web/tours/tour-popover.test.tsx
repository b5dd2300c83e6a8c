// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import { TourPopover } from "#web/tours/tour-popover.tsx";

const shown = drawing();

test("a step keeps above a notice, which would lie over its buttons", async () => {
  const [anchor, toaster] = [document.createElement("button"), document.createElement("section")];
  toaster.dataset.aboveSheets = "";
  document.body.append(anchor, toaster);
  Object.defineProperty(document.documentElement, "clientHeight", { value: 740, configurable: true });
  anchor.getBoundingClientRect = () => new DOMRect(0, 500, 200, 50);
  const draw = (notice: number, left = 0) => {
    toaster.getBoundingClientRect = () => new DOMRect(left, 570, 360, 100);
    Object.defineProperty(toaster, "offsetHeight", { value: notice, configurable: true });
    return shown.draw(
      <TourPopover
        key={`${notice} ${left}`}
        {...{ anchor, title: "Save your labour rates", body: "", place: "Step 1 of 2", isLast: false }}
        onNext={() => undefined}
        onSkip={() => undefined}
      />,
    );
  };
  const top = () => document.querySelector("[data-tour-step]")?.parentElement?.style.transform.split(", ")[1];
  await draw(0);
  expect(top()).toBe("564px)");
  await draw(100);
  expect(top()).toBe("486px)");
  // On a wide screen it stands beside the step.
  await draw(100, 900);
  expect(top()).toBe("564px)");
});
