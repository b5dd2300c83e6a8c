import { afterEach, expect, test } from "vitest";
import { speak } from "#web/base/messages.ts";
import { statusDot, statusLabel } from "#web/records/status-looks.ts";

afterEach(() => speak("en-GB"));

test("a status is spelled as the reader spells it", () => {
  expect(statusLabel("cancelled")).toBe("Cancelled");
  speak("en-US");
  expect(statusLabel("cancelled")).toBe("Canceled");
  expect(statusLabel("paid")).toBe("Paid");
});

test("marks of statuses are told apart by their shape, where a system takes their colours away", () => {
  expect(
    (["draft", "sent", "accepted", "declined", "invoiced", "invoice"] as const).map((each) =>
      statusDot(each),
    ),
  ).toEqual([
    { shape: "ring", colour: "grey" },
    { shape: "half", colour: "blue" },
    { shape: "full", colour: "green" },
    { shape: "square", colour: "red" },
    { shape: "full", colour: "accent" },
    { shape: "full", colour: "accent" },
  ]);
  expect(
    (["pending", "paid", "overdue", "outstanding", "cancelled"] as const).map((each) => statusDot(each)),
  ).toEqual([
    { shape: "half", colour: "blue" },
    { shape: "full", colour: "green" },
    { shape: "square", colour: "red" },
    { shape: "half", colour: "yellow" },
    { shape: "bar", colour: "grey" },
  ]);
});
