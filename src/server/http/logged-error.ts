import { OperatorError } from "#server/base/operator-error.ts";

/** An error as it is logged: without its message, which may quote a row or a request. */
export interface LoggedError {
  type: string;
  code: string;
  /** The stack frames only. */
  stack: string;
  /** What the operator has to correct: the message of an {@link OperatorError}, and of no other error. */
  words?: string;
}

/** Takes an error's name, code and frames. A stack begins with the message, and a line of it can look like a frame. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, code: "", stack: "" };
  const { name, message, stack = "" } = error;
  const code = "code" in error ? String(error.code) : "";
  const afterMessage = stack.slice(stack.lastIndexOf(message) + message.length);
  const frames = afterMessage.split("\n").filter((line) => frame.test(line));
  const logged = { type: name, code, stack: frames.join("\n") };
  return error instanceof OperatorError ? { ...logged, words: message } : logged;
}

/** "    at answer (/app/dist/server/main.js:12:34)" */
const frame = /^\s+at (?:.+:\d+:\d+\)?|.+\((?:native|<anonymous>)\))$/;
