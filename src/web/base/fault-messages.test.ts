import { expect, test } from "vitest";
import { errorTable } from "#contract/errors.ts";
import type { Fault } from "#contract/fault.ts";
import { enGB } from "#words/en-gb/en-gb.ts";
import { errors } from "#words/en-gb/errors.ts";
import { type AnswerCode, answerOf } from "#words/languages/answer-of.ts";
import { formMessagesIn } from "#words/languages/form-messages-in.ts";
import { type MessageCode, messageOfFault } from "#words/languages/message-of-fault.ts";
import { messagesIn } from "#words/languages/messages-in.ts";

/** Compiles only while every fault of the contract has a message; those of headers are said by the server alone. */
function messageOf(fault: Exclude<Fault, `answers.${string}`>): string {
  const code: MessageCode = fault;
  return messageOfFault({ ...messagesIn("en-GB"), ...formMessagesIn("en-GB") }, code);
}

test("a fault is said by the message at its path", () => {
  expect(messageOf("customers.nameRequired")).toBe("Customer name is required");
  expect(messageOfFault(messagesIn("en-US"), "labour.nameRequired")).toBe("Labor item name is required");
});

test("a figure or a list after the path is part of the message", () => {
  expect(messageOf("values.longest 300")).toBe("Must be at most 300 characters");
  expect(messageOf("items.quantityFrom 0.25")).toBe("Quantity must be a number of at least 0.25");
  expect(messageOf("quote.statusOneOf draft, sent")).toBe("Status must be one of draft, sent");
});

test("the server says every fault, and its own answers, with what they name", () => {
  const answer = (code: Fault | AnswerCode): string => answerOf(code satisfies AnswerCode);
  expect(answer("customers.nameRequired")).toBe("Customer name is required");
  expect(answer("answers.keysetEpoch")).toBe('If-Match must be an epoch such as "3"');
  expect(answer("answers.noSuchField unit price")).toBe('"unit price" is no field here');
  expect(answer("answers.noSuchField ")).toBe('"" is no field here');
  expect(answer("answers.noSuchField a\nb")).toBe('"a\nb" is no field here');
  expect(answer("answers.categoryInUse 1")).toBe("Category is in use by 1 item");
  expect(answer("answers.categoryInUse 12")).toBe("Category is in use by 12 items");
});

test("a text that is not a code stays as it is", () => {
  for (const text of ["Invalid input", "Passwords don't match", "constructor.name", "account.none", ""]) {
    expect(messageOfFault(enGB, text)).toBe(text);
  }
});

test("every code of the error table has a message, and no other has", () => {
  expect(Object.keys(errors).sort()).toEqual(Object.keys(errorTable).sort());
});
