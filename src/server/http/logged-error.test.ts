import { expect, test } from "vitest";
import { loggedError } from "#server/http/logged-error.ts";
import { OperatorError } from "#server/http/operator-error.ts";

test("an error goes into the log by its name, code and frames, and without its message", () => {
  const error = Object.assign(new TypeError("no room for Mrs Patel\n    at 5 Canary Street (Ludlow:1:2)"), {
    code: "22P02",
  });
  const { type, code, stack } = loggedError(error);
  expect({ type, code }).toEqual({ type: "TypeError", code: "22P02" });
  expect(stack).toMatch(/^ +at .*logged-error\.test\.ts:\d+:\d+/);
  expect(stack).not.toMatch(/Patel|Canary/);
});

test("a message that was changed after the error was made stays out as well", () => {
  const error = new Error("Mrs Patel\n    at 5 Canary Street");
  error.message = "changed";
  expect(loggedError(error).stack).not.toMatch(/Patel|Canary/);
});

test("what is thrown and is no error is not told", () => {
  expect(loggedError("Mrs Patel")).toEqual({ type: "string", code: "", stack: "" });
});

test("what only the operator can mend is told in words, which are ours", () => {
  const { words, stack } = loggedError(
    new OperatorError("There is no price with the lookup key monthly_gbp"),
  );
  expect(words).toBe("There is no price with the lookup key monthly_gbp");
  expect(stack).toMatch(/^ +at .*logged-error\.test\.ts:\d+:\d+/);
  expect(loggedError(new Error("Mrs Patel"))).not.toHaveProperty("words");
});
