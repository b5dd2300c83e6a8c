// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import { timing } from "#web/base/timing.ts";
import { DocumentNews } from "#web/quoting/document-news.tsx";

const shown = drawing();
afterEach(() => void vi.useRealTimers());

test("what a document comes to is read out once in a second, however fast it is typed", async () => {
  vi.useFakeTimers();
  const said: string[] = [];
  await draw("£10.00");
  const region = shown.host.querySelector("[aria-live=polite]");
  for (const amount of ["£11.00", "£112.00", "£1,120.00"]) {
    await draw(amount);
    await pass(timing.newsPause - 1);
    said.push(region?.textContent ?? "");
  }
  expect(said).toEqual(["", "", ""]);
  await pass(1);
  expect(region?.textContent).toBe("Total £1,120.00.");
});

const draw = (value: string) =>
  shown.draw(
    <DocumentNews
      lines={[]}
      due={{ label: "Total", value }}
      start={{ lines: [], due: opened }}
      figure={{ current: null }}
    />,
  );
const opened = { label: "Total", value: "£10.00" };

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
