import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { Id } from "#domain/ids/id.ts";
import { type DocumentKind, documentKinds } from "#domain/pricing/document-kind.ts";
import { deepKeys } from "#test/support/deep-keys.ts";
import { draftStorage } from "#test/support/draft-storage.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { randomUuid } from "#vault/primitives/random.ts";
import { openVault } from "#vault/records/vault.ts";
import { speak } from "#web/base/messages.ts";
import { newDraft } from "#web/drafts/document-draft.ts";
import { customLine } from "#web/drafts/draft-lines.ts";
import { keepDraft, newDraftName, readNewDrafts } from "#web/drafts/draft-store.ts";
import { draftWordsOf } from "#web/drafts/draft-words.ts";
import { parseKeptDraft } from "#web/drafts/kept-draft.ts";

interface StoredText {
  draft: { kind: DocumentKind };
  keptAt?: number;
}

/** One draft of each shape, sealed and plain, named by what its build added. */
const keptDrafts: Record<"plain" | "sealed", { added: string; text: StoredText }[]> = JSON.parse(
  readFileSync("test/vectors/kept-drafts.json", "utf8"),
);

const random = seededRandom("kept drafts");
const userId = randomUuid(random) as Id<"User">;
const vault = await openVault(random(32), { userId, mode: "strict", random });
const name = newDraftName("slot");

afterEach(() => speak("en-GB"));

/** What a browser finds that was left with this text stored. */
async function foundIn(how: keyof typeof keptDrafts, text: StoredText) {
  const { kind } = text.draft;
  const stores = { lasting: draftStorage(), fleeting: draftStorage() };
  stores[how === "sealed" ? "lasting" : "fleeting"].setItem(
    `quotewright-draft:${userId}:${kind}:${name}`,
    JSON.stringify(text),
  );
  const access = how === "sealed" ? vault : "none";
  return readNewDrafts(access, { userId, kind }, stores);
}

test.each(
  (["plain", "sealed"] as const).flatMap((how) =>
    keptDrafts[how].map(({ added, text }) => [how, added, text] as const),
  ),
)("a %s draft of the build that added %s opens for ever", async (how, _added, text) => {
  speak("en-AU");
  const [found] = await foundIn(how, text);
  const { draft } = found ?? {};
  expect(draft).toMatchObject({
    kind: text.draft.kind,
    language: "language" in text.draft ? "en-GB" : "en-AU",
    words: { customerName: "Ann Archer", workLocation: "", customerVatNumber: "" },
    lines: [{ name: "Garden wall", customType: "labour", quantity: "2.", unitPrice: "1,2" }],
    terms: { markupPercent: "20", discountBase: "subtotal", cisRatePercent: 20_000 },
    status: kindRules[text.draft.kind].firstStatus,
    ...{ date: "2026-11-21", until: "", number: null, isTried: false },
  });
  expect(found?.keptAt).toBe(text.keptAt ?? null);
});

const newest = newestOf("invoice");

function newestOf(kind: DocumentKind): StoredText {
  const found = keptDrafts.plain.findLast(({ text }) => text.draft.kind === kind);
  if (!found) throw new Error(`No draft of a ${kind} is kept`);
  return found.text;
}

test.each(documentKinds)(
  "what is stored of a %s today has the keys of the newest one that is kept",
  async (kind) => {
    const today = "2026-11-21" as LocalDate;
    const prefill = draftWordsOf({ customerName: "Ann Archer" });
    const draft = newDraft(kind, { id: userId, today, language: "en-GB", profile: null, prefill });
    const line = customLine({ name: "Garden wall", customType: "labour", quantity: "2.", unitPrice: "1,2" });
    const stores = { lasting: draftStorage(), fleeting: draftStorage() };
    const place = { userId, kind, name };
    await keepDraft("none", place, { draft: { ...draft, lines: [line] }, keptAt: 1, stores });
    const text: StoredText = JSON.parse(
      stores.fleeting.getItem(`quotewright-draft:${userId}:${kind}:${name}`) ?? "",
    );
    expect(keysOf(text)).toEqual(keysOf(newestOf(kind)));
  },
);

/** All keys but those of the words, which are those of the table of words and blank where a build has not known them. */
function keysOf(text: StoredText): string[] {
  return deepKeys({ ...text, draft: { ...text.draft, words: null } });
}

test("what a newer build stored beside it is kept, and a value that only it knows leaves the draft unread", async () => {
  const newer = { ...newest, draft: { ...newest.draft, depositPercent: "10" } };
  expect(parseKeptDraft(JSON.stringify(newer))?.draft).toMatchObject({ depositPercent: "10" });
  const unknown = { ...newest, draft: { ...newest.draft, status: "disputed" } };
  expect(await foundIn("plain", unknown)).toEqual([]);
});

test.each(["", "{", "null", "[]", "{}", '{"draft":null}'])("%j is not a draft", (text) => {
  expect(parseKeptDraft(text)).toBeNull();
});

test("a quote stored without the terms that only invoices have opens with their defaults", () => {
  const terms = { markupPercent: "20", markupScope: "materials_only", discountPercent: "0" };
  const own = { ...terms, discountBase: "subtotal", taxPercent: "20" };
  const quote = { ...newest, draft: { ...newest.draft, kind: "quote", terms: own } };
  expect(parseKeptDraft(JSON.stringify(quote))?.draft.terms).toMatchObject({
    ...own,
    cisApplied: false,
    reverseChargeVat: false,
  });
});
