import { expect, test } from "vitest";
import { mailAddress, textAddress } from "#web/documents/channel-address.ts";

test("an e-mail has its subject and text, whatever is in them", () => {
  expect(mailAddress("bea@example.com", { subject: "Quote Q-0001 & more", text: "Hi Bea,\n50% off?" })).toBe(
    "mailto:bea@example.com?subject=Quote%20Q-0001%20%26%20more&body=Hi%20Bea%2C%0D%0A50%25%20off%3F",
  );
  expect(mailAddress(null, { subject: "Quote", text: "Hi" })).toBe("mailto:?subject=Quote&body=Hi");
});

test.each([
  ["+44 (0)7700 900123", "+447700900123"],
  ["(0)7700 900123", "07700900123"],
  ["01943 600123 / 07700 900123", "01943600123"],
  ["01943 600123 ext. 12", "01943600123"],
  ["ask the office", ""],
  [null, ""],
])("a text to %j goes to the number that a call would dial: %j", (written, number) => {
  expect(textAddress(written, "Hi & bye")).toBe(`sms:${number}?&body=Hi%20%26%20bye`);
});
