import { afterEach, expect, test } from "vitest";
import { speak } from "#web/app/messages.ts";
import { statusLabel } from "#web/documents/status-words.ts";

afterEach(() => speak("en-GB"));

test("a status is spelled as the reader does", () => {
  expect(statusLabel("cancelled")).toBe("Cancelled");
  speak("en-US");
  expect(statusLabel("cancelled")).toBe("Canceled");
  expect(statusLabel("paid")).toBe("Paid");
});
