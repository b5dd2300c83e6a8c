import { expect, test } from "vitest";
import { CallError } from "#web/base/call-error.ts";
import { whyNoOrder } from "#web/documents/why-no-order.ts";

const lost = new CallError(0, "No answer", "");
const firm = { error: null, shut: null };
const open = { state: "open", sealed: true, record: {} } as const;
const locked = { state: "locked", reason: "no_key", record: {} } as const;
const tampered = { state: "tampered", record: {}, reason: "plaintext" } as const;

test("what was read stays good when reading it again fails", () => {
  expect(whyNoOrder("quote", { data: open, error: lost }, firm)).toBeNull();
  expect(whyNoOrder("quote", { data: open, error: null }, firm)).toBeNull();
  expect(whyNoOrder("quote", { data: undefined, error: null }, firm)).toBeNull();
});

test("what was never read is a matter of the connection, and what cannot be opened is not", () => {
  const why = (data: Parameters<typeof whyNoOrder>[1]["data"]) =>
    whyNoOrder("invoice", { data, error: lost }, firm);
  expect(why(undefined)?.title).toBe("This invoice could not be loaded");
  expect(why(undefined)?.message).toContain("Check your internet");
  expect(why(locked)).toEqual({
    title: "This invoice is locked",
    message: "Enter your passphrase to read it.",
  });
  expect(why(tampered)?.title).toBe("This invoice cannot be trusted");
  expect(why(tampered)?.message).toContain("Readable text stands where sealed text belongs.");
});

test("a document that is gone is not tried again", () => {
  const gone = new CallError(404, "Quote not found", "");
  expect(whyNoOrder("quote", { data: undefined, error: gone }, firm)?.title).toBe("Quote not found");
});

test("a letterhead that cannot be read is named", () => {
  const why = (letterhead: object) =>
    whyNoOrder("quote", { data: open, error: null }, { ...firm, ...letterhead });
  expect(why({ shut: tampered })?.title).toBe("Your letterhead cannot be read");
  expect(why({ shut: locked })?.message).toBe("Enter your passphrase to read it.");
  expect(why({ error: lost })?.title).toBe("Your letterhead could not be loaded");
});
