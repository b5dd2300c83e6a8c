import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isEmail } from "#domain/customers/email-address.ts";

test.each([
  ...["ann@example.com", "o'brien+jobs@mail.example.co.uk", "a.b_c-d@x1.example", "1@a-b.example"],
  ...["", "ann", "ann@", "ann@example", "ann@exa mple.com", ".ann@example.com", "ann..b@example.com"],
  ...["ann@-example.com", "ann@example.c", "anné@example.com", "ann@example.com\n"],
])("%j is an e-mail address of a customer if it is one of an account", (text) => {
  expect(isEmail(text)).toBe(z.email().safeParse(text).success);
});
