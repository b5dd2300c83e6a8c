// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import { DateBox } from "#web/ui/date-box.tsx";

const shown = drawing();
const box = { label: "Due date", language: "en-GB", onValueChange: () => {} } as const;
const wrong = "Enter a date such as 22/11/2026";

test("while it is typed, a text that is no day has a hint, and then the error in its place", async () => {
  await shown.draw(<DateBox {...box} value="soon" />);
  expect(shown.host.textContent).toMatch(/^Due dateEnter a date such as /);
  await shown.draw(<DateBox {...box} value="soon" error={wrong} />);
  expect(shown.host.textContent).toBe(`Due date${wrong}`);
});

test("a day that is refused stays there in words", async () => {
  await shown.draw(<DateBox {...box} value="2026-11-22" error="Too late" />);
  expect(shown.host.textContent).toContain("22 November 2026");
  expect(shown.host.textContent).toContain("Too late");
});
