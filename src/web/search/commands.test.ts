// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { Clock } from "#web/icons/clock.ts";
import { frameCommands, screenCommandsOf } from "#web/search/commands.ts";
import { findableReading } from "#web/search/findable.ts";
import { findMatches } from "#web/ui/combobox-matches.ts";

const done: string[] = [];
const commands = frameCommands({
  navigation: [{ href: "/labor", label: "Labour Management", icon: Clock }],
  onSignOut: () => done.push("signed out"),
});
const { labelOf, textOf = labelOf, keyOf } = findableReading;
const found = (query: string) =>
  findMatches(commands, query, { textOf, nameOf: labelOf, limit: 5 }).map(({ label }) => label);

test("what is typed finds the command: to begin, to go to a screen or a tab, to sign out", () => {
  expect(found("new quote")).toEqual(["New quote"]);
  expect(found("overdue")).toEqual(["Overdue"]);
  expect(found("unpaid invoices")).toEqual(["Unpaid"]);
  expect(found("waiting")).toEqual(["Waiting"]);
  expect(found("drafts")).toEqual(["Drafts"]);
  expect(found("labour")).toEqual(["Labour Management"]);
  expect(found("reports")).toEqual(["Reports"]);
  expect([found("sign out"), found("log out")]).toEqual([["Log out"], ["Log out"]]);
  expect(found("keyboard")).toEqual(["Keys"]);
  expect(found("isla fisher")).toEqual([]);
});

test("the screens that the sidebar does not list are found too", () => {
  expect([found("bring in"), found("import")]).toEqual([["Bring in"], ["Bring in"]]);
  expect([found("faq"), found("frequently asked")]).toEqual([["FAQ"], ["FAQ"]]);
  expect(found("report an")).toEqual(["Report an Issue"]);
  expect(found("server sees")).toEqual(["What the server sees"]);
  expect([found("terms"), found("privacy")]).toEqual([["Terms of Service"], ["Privacy Policy"]]);
});

test("each command has a key of its own, and runs", () => {
  expect(new Set(commands.map(keyOf)).size).toBe(commands.length);
  commands.find(({ label }) => label === "Log out")?.run();
  expect(done).toEqual(["signed out"]);
});

test("a screen's menu is listed entry by entry, without those that cannot be pressed now", () => {
  const entries = [
    { text: "Edit", href: "/quotes/1/edit" },
    { text: "Invoice", isDisabled: true, onSelect: () => done.push("invoice") },
    { text: "Share", entries: [{ text: "With breakdown", onSelect: () => done.push("shared") }] },
  ];
  const own = screenCommandsOf(entries);
  expect(own.map(({ label }) => label)).toEqual(["Edit", "Share: With breakdown"]);
  own.at(-1)?.run();
  expect(done.at(-1)).toBe("shared");
});
