import { expect, test } from "vitest";
import { spelled } from "#domain/region/spelling.ts";

test("American spelling is used in the United States only", () => {
  expect(spelled("Add Labour Item", "en-US")).toBe("Add Labor Item");
  expect(spelled("Brand Colour, cheques and labour", "en-US")).toBe("Brand Color, checks and labor");
  expect(spelled("Timber, or timber boards", "en-US")).toBe("Lumber, or lumber boards");
  expect(spelled("Cancelled while cancelling", "en-US")).toBe("Canceled while canceling");
  expect(spelled("Organise hours and metres", "en-US")).toBe("Organize hours and meters");
  expect(spelled("Add Labour Item", "en-AU")).toBe("Add Labour Item");
});
