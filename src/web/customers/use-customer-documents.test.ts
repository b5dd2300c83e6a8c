// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { knowledgeOf } from "#web/customers/use-customer-documents.ts";

const read = { data: [], isError: false };
const readBefore = { data: [], isError: true };
const onItsWay = { data: undefined, isError: false };
const failed = { data: undefined, isError: true };

test("what could not be read again is known, and what was never read is not", () => {
  expect(knowledgeOf([read, readBefore])).toBe("known");
  expect(knowledgeOf([read, onItsWay])).toBe("pending");
  expect(knowledgeOf([onItsWay, failed])).toBe("failed");
});
