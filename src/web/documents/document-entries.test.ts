import { expect, test } from "vitest";
import { pence } from "#domain/money/pence.ts";
import { actLook } from "#web/documents/act-look.ts";
import { documentEntries, mainEntries } from "#web/documents/document-entries.ts";
import type { Summary } from "#web/documents/shown-status.ts";
import type { useActs } from "#web/documents/use-acts.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";

const nothing = () => undefined;
const icon = () => null;
const act = (text: string) => ({ text, icon, onSelect: nothing });
const acts = {
  send: act("Send"),
  remind: act("Remind"),
  convert: act("Convert to Invoice"),
  duplicate: act("Duplicate"),
  markPaid: act("Mark as paid"),
  viewInvoice: { ...act("View INV-0031"), href: "/invoices/1" },
} satisfies ReturnType<typeof useActs>;

const quote = (status: string) =>
  ({ id: "1", quoteNumber: "Q-0001", status, validUntil: null, total: pence(0) }) as unknown as Summary;
const menu = (status: string, isReadable = true, undo: MenuEntry[] = []) =>
  documentEntries({
    ...{ kind: "quote" as const, document: quote(status), acts, isReadable, undo, onDelete: nothing },
    last: [{ text: "Share", entries: [] }],
  }).map((entry) => ("isDisabled" in entry && entry.isDisabled ? `(${entry.text})` : entry.text));
const mains = (status: string) => mainEntries({ document: quote(status), acts }).map(({ text }) => text);

test("a menu has what the main acts leave, in one order", () => {
  expect([mains("draft"), menu("draft")]).toEqual([
    ["Send"],
    ["Edit", "Duplicate", "Convert to Invoice", "Share", "Delete"],
  ]);
  expect([mains("sent"), menu("sent")]).toEqual([
    ["Remind", "Convert to Invoice"],
    ["Send", "Edit", "Duplicate", "Share", "Delete"],
  ]);
});

test("the main act of a converted quote is to view its invoice, and it is converted no more", () => {
  expect([mains("invoice"), menu("invoice")]).toEqual([
    ["View INV-0031"],
    ["Send", "Edit", "Duplicate", "(Invoice)", "Share", "Delete"],
  ]);
  const invoices = [{ id: "1", number: "INV-0031" }];
  expect(actLook("viewInvoice", { invoices })?.text).toBe("View INV-0031");
  expect(actLook("viewInvoice", {})).toBeUndefined();
});

test("a document that cannot be read can be deleted alone", () => {
  expect(menu("draft", false)).toEqual(["(Convert to Invoice)", "Share", "Delete"]);
});

test("what can be taken back is the first entry", () => {
  expect(menu("draft", true, [act("Undo")])[0]).toBe("Undo");
});
