import { expect, test } from "vitest";
import { mailAddress, textAddress } from "#web/documents/channel-address.ts";

test("an e-mail has its subject and text, whatever is in them", () => {
  expect(mailAddress("bea@example.com", { subject: "Quote Q-0001 & more", text: "Hi Bea,\n50% off?" })).toBe(
    "mailto:bea@example.com?subject=Quote%20Q-0001%20%26%20more&body=Hi%20Bea%2C%0D%0A50%25%20off%3F",
  );
  expect(mailAddress(null, { subject: "Quote", text: "Hi" })).toBe("mailto:?subject=Quote&body=Hi");
});

test("a text goes to the digits of a number", () => {
  expect(textAddress("+44 (0)7700 900123", "Hi & bye")).toBe("sms:+447700900123?&body=Hi%20%26%20bye");
  expect(textAddress(null, "Hi")).toBe("sms:?&body=Hi");
});
