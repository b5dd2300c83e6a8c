import { expect, test } from "vitest";
import { OperatorError } from "#server/base/operator-error.ts";
import { loggedError } from "#server/http/logged-error.ts";

test("an error is logged with its name, code and stack frames, and without its message", () => {
  const error = Object.assign(new TypeError("no room for Mrs Patel\n    at 5 Canary Street (Ludlow:1:2)"), {
    code: "22P02",
  });
  const { type, code, stack } = loggedError(error);
  expect({ type, code }).toEqual({ type: "TypeError", code: "22P02" });
  expect(stack).toMatch(/^ +at .*logged-error\.test\.ts:\d+:\d+/);
  expect(stack).not.toMatch(/Patel|Canary/);
});

test("a message that was changed after the error was made is not logged either", () => {
  const error = new Error("Mrs Patel\n    at 5 Canary Street");
  error.message = "changed";
  expect(loggedError(error).stack).not.toMatch(/Patel|Canary/);
});

test("a thrown value that is not an error is logged by its type only", () => {
  expect(loggedError("Mrs Patel")).toEqual({ type: "string", code: "", stack: "" });
});

test("an error for the operator is logged with its message, which we wrote", () => {
  const { words, stack } = loggedError(
    new OperatorError("There is no price with the lookup key monthly_gbp"),
  );
  expect(words).toBe("There is no price with the lookup key monthly_gbp");
  expect(stack).toMatch(/^ +at .*logged-error\.test\.ts:\d+:\d+/);
  expect(loggedError(new Error("Mrs Patel"))).not.toHaveProperty("words");
});
