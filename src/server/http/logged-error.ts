import { OperatorError } from "#server/http/operator-error.ts";

/** An error as the log may have it: a message may quote a row or what was sent, so it stays out. */
export interface LoggedError {
  type: string;
  code: string;
  /** The frames alone. */
  stack: string;
  /** What the operator has to mend: the message of an {@link OperatorError}, and of no other. */
  words?: string;
}

/** Takes an error's name, code and frames. The stack begins with the message, a line of which can look like a frame. */
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
