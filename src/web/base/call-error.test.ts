import { expect, test } from "vitest";
import { CallError, isRefusal } from "#web/base/call-error.ts";
import { messageOfError } from "#web/base/message-of-error.ts";

test("the text of a failed answer is its status, a colon, then the body", () => {
  expect(new CallError(503, "Service Unavailable", "out of order").message).toBe("503: out of order");
});

test("without a body the status text is used in its place", () => {
  expect(new CallError(502, "Bad Gateway", "").message).toBe("502: Bad Gateway");
});

test("a person sees the server's words, or else the words for the occasion", () => {
  const refusal = new CallError(409, "Conflict", '{"error":"IN_USE","message":"This record is in use."}');
  expect(messageOfError(refusal, "Failed")).toBe("This record is in use.");
  expect(isRefusal(refusal, "IN_USE")).toBe(true);
  expect(messageOfError(new CallError(502, "Bad Gateway", "<html>"), "Failed")).toBe("Failed");
  expect(messageOfError(new TypeError("x is undefined"), "Failed")).toBe("Failed");
});

test("when no answer came, the error says so", () => {
  expect(messageOfError(new CallError(0, "No answer", ""), "Failed")).toMatch(
    /^No connection to Quotewright/,
  );
});
