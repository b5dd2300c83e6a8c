import { expect, test } from "vitest";
import { nextReminder } from "#domain/documents/next-reminder.ts";

const document = { about: "document" } as const;
const reminder = { about: "reminder" } as const;

test("reminders of a document are counted from one to five, and later ones are the fifth", () => {
  expect(nextReminder([])).toBe(1);
  expect(nextReminder([document])).toBe(1);
  expect(nextReminder([reminder, document, reminder])).toBe(3);
  expect(nextReminder(Array(4).fill(reminder))).toBe(5);
  expect(nextReminder(Array(9).fill(reminder))).toBe(5);
});
