import { afterEach, expect, test } from "vitest";
import { speak } from "#web/base/messages.ts";
import { statusLabel } from "#web/records/status-looks.ts";

afterEach(() => speak("en-GB"));

test("a status is spelled as the reader spells it", () => {
  expect(statusLabel("cancelled")).toBe("Cancelled");
  speak("en-US");
  expect(statusLabel("cancelled")).toBe("Canceled");
  expect(statusLabel("paid")).toBe("Paid");
});
