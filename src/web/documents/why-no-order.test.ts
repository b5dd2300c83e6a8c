import { expect, test } from "vitest";
import { whyNoOrder } from "#web/documents/why-no-order.ts";

const open = { state: "open", sealed: true, record: {} } as const;
const locked = { state: "locked", reason: "no_key", record: {} } as const;
const tampered = { state: "tampered", record: {}, reason: "plaintext" } as const;

test("what was read stays good when reading it again fails", () => {
  expect(whyNoOrder("quote", { data: open, isError: true }, null)).toBeNull();
  expect(whyNoOrder("quote", { data: open, isError: false }, null)).toBeNull();
  expect(whyNoOrder("quote", { data: undefined, isError: false }, null)).toBeNull();
});

test("what was never read is a matter of the connection, and what cannot be opened is not", () => {
  const why = (data: Parameters<typeof whyNoOrder>[1]["data"]) =>
    whyNoOrder("invoice", { data, isError: true }, null);
  expect(why(undefined)?.message).toContain("Check your internet");
  expect(why(locked)).toEqual({
    title: "This invoice is locked",
    message: "Enter your passphrase to read it.",
  });
  expect(why(tampered)?.title).toBe("This invoice cannot be trusted");
  expect(why(tampered)?.message).toContain("Readable text stands where sealed text belongs.");
});

test("a letterhead that cannot be read is named", () => {
  const read = { data: open, isError: false };
  expect(whyNoOrder("quote", read, tampered)?.title).toBe("Your letterhead cannot be read");
  expect(whyNoOrder("quote", read, locked)?.message).toBe("Enter your passphrase to read it.");
});
