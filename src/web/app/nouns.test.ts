// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { recordKinds } from "#contract/sealed-kinds.ts";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import { capitalised } from "#domain/nouns/camel-case.ts";
import { languages } from "#domain/region/region.ts";
import { headingOf } from "#web/app/headings.ts";
import { navigationItems } from "#web/app/navigation.ts";
import { routeOf } from "#web/app/routes.ts";
import { listRows } from "#web/export/list-rows.ts";
import { storedFields, storedKinds } from "#web/legal/stored-fields.ts";
import { seenKinds } from "#web/privacy/seen-kinds.ts";
import { britishNames, listNames } from "#web/records/list-names.ts";
import { type ListKind, listKinds, listPaths, type UnlistedKind } from "#web/records/list-paths.ts";
import { isImportable, type WordKind } from "#web/records/listed-nouns.ts";
import { kindsInFiles, nounsInSentence } from "#web/records/noun-records.ts";
import { nouns } from "#web/records/nouns.ts";
import { partsOfKind } from "#web/records/unlisted-kinds.ts";
import { foundKinds } from "#web/search/found-records.tsx";

/** Never called: `tsc -b` compiles it, and fails when a line under `@ts-expect-error` compiles too. */
function mistakes() {
  const { customer, ...withoutCustomers } = listPaths;
  // @ts-expect-error: every kind with a list needs its address
  const paths: Record<ListKind, string> = withoutCustomers;
  // @ts-expect-error: a kind on another screen has none
  const category: ListKind = "category";
  // @ts-expect-error: a kind without a list has its row among those
  const rest: Record<UnlistedKind, unknown> = { companyProfile: 1, companyLogo: 1, category: 1 };
  // @ts-expect-error: a material has more than words, so its file has columns of its own
  const words: WordKind = "material";
  return [customer, paths, category, rest, words];
}
void mistakes;

test.each(listKinds)(
  "%s has a route, a heading, a sidebar entry, and a place in search and files",
  (kind) => {
    const path = listPaths[kind];
    expect(routeOf(path)).toEqual({ path, id: undefined, isGuarded: true });
    expect(headingOf(path)).toMatchObject({ title: nouns[kind].title, subtitle: nouns[kind].subtitle });
    expect(navigationItems("en-GB").map(({ href }) => href)).toContain(path);
    expect(foundKinds).toContain(kind);
    expect(kindsInFiles).toContain(kind);
    for (const language of languages) {
      const context = { language, today: "2026-11-23" as LocalDate, categories: [] };
      expect(listRows(kind, [], context)[0]?.length).toBeGreaterThan(2);
      expect(listNames(kind, language).fileWord).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    }
  },
);

test("the privacy pages show every kind of record", () => {
  const seen = seenKinds.flatMap(({ lists }) => lists.map(({ kind }) => kind));
  expect(new Set([...seen, ...seen.flatMap(partsOfKind)])).toEqual(new Set(recordKinds));
  const titles = ["Customers", "Company profile", "Materials", "Labour", "Categories", "Quotes", "Invoices"];
  expect(seenKinds.map(({ title }) => title).filter((title) => titles.includes(title))).toEqual(titles);
  const told = storedFields().map(({ title }) => title);
  for (const kind of listKinds) expect(told).toContain(capitalised(britishNames(kind).fileWord));
  expect(storedKinds.split(", ")).toEqual(told.map((title) => title.toLowerCase()));
});

test("the dialog that deletes an account names every kind of record, in the user's spelling", () => {
  for (const kind of listKinds) expect(nounsInSentence("en-GB")).toContain(`${britishNames(kind).one}s`);
  expect(nounsInSentence("en-US")).toContain("labor items");
});

test("the kinds that can be imported are those that it was written for", () => {
  expect(kindsInFiles.filter(isImportable)).toEqual(["customer", "material", "laborItem"]);
});

test("groups of results and files keep their orders; a further noun may be anywhere", () => {
  const inResults: ListKind[] = ["customer", "quote", "invoice", "material", "laborItem"];
  const inFiles: ListKind[] = ["customer", "material", "laborItem", "quote", "invoice"];
  expect(foundKinds.filter((kind) => inResults.includes(kind))).toEqual(inResults);
  expect(kindsInFiles.filter((kind) => inFiles.includes(kind))).toEqual(inFiles);
});
