import { expect, test } from "vitest";
import { errorTable } from "#contract/errors.ts";
import type { Fault } from "#contract/fault.ts";
import { enGB } from "#words/en-gb/en-gb.ts";
import { type MessageCode, messageOfFault } from "#words/languages/message-of-fault.ts";
import { messagesIn } from "#words/languages/messages-in.ts";

/** Compiles only while every fault of the contract has a message. */
function messageOf(fault: Fault): string {
  const code: MessageCode = fault;
  return messageOfFault(messagesIn("en-GB"), code);
}

test("a fault is said by the message at its path", () => {
  expect(messageOf("customers.nameRequired")).toBe("Customer name is required");
  expect(messageOfFault(messagesIn("en-US"), "labour.nameRequired")).toBe("Labor item name is required");
});

test("a figure or a list after the path stands in the message", () => {
  expect(messageOf("values.longest 300")).toBe("Must be at most 300 characters");
  expect(messageOf("items.quantityFrom 0.25")).toBe("Quantity must be a number of at least 0.25");
  expect(messageOf("quote.statusOneOf draft, sent")).toBe("Status must be one of draft, sent");
});

test("a text that is no code stays as it is", () => {
  for (const text of ["Invalid input", "Passwords don't match", "constructor.name", "account.none", ""]) {
    expect(messageOfFault(enGB, text)).toBe(text);
  }
});

test("every code of the error table has a message, and no other has", () => {
  expect(Object.keys(enGB.errors).sort()).toEqual(Object.keys(errorTable).sort());
});
