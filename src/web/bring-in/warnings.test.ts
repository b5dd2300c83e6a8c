import { expect, test } from "vitest";
import { warningsByRow } from "#web/bring-in/warnings.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";

const { warn } = bringInTexts;

test("a number that Excel has shortened is to be typed again, and a jump is said without its prices", () => {
  const warnings = [
    { row: 2, ...warn.lostPhone("4.47E+11") },
    { row: 3, ...warn.jump("0.62", "6.20", warn.times("ten")) },
    { row: 2, why: warn.unreadEmail("ann at home") },
  ];
  expect([...warningsByRow(warnings)]).toEqual([
    [2, ["Saved by Excel as 4.47E+11: type this number again", "e-mail address not readable (ann at home)"]],
    [3, ["ten times as much"]],
  ]);
});
