import { expect, test } from "vitest";
import { mailTo } from "#web/base/mail-to.ts";

test.each([
  ["anna.bell@example.com", "mailto:anna.bell@example.com"],
  ["bell&sons?subject=x@example.com", "mailto:bell%26sons%3Fsubject%3Dx@example.com"],
  ["anna+100%@example.com", "mailto:anna%2B100%25@example.com"],
])("a mail to %s goes to that address and says nothing else", (email, address) => {
  expect(mailTo(email)).toBe(address);
});
