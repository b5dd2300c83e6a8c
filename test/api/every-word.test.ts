import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { type RecordKind, recordKinds, sealedFields } from "#contract/sealed-kinds.ts";
import { localDate } from "#domain/calendar/local-date.ts";
import type { Letterhead } from "#domain/company/company-profile.ts";
import { sendingWords } from "#domain/documents/sending.ts";
import { type KindOf, type WordNoun, wordNounNames, wordNouns } from "#domain/nouns/word-nouns.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { wordNames } from "#domain/records/word-table.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { describeApi } from "#test/support/app.ts";
import { draftStorage } from "#test/support/draft-storage.ts";
import { encrypt } from "#test/support/encrypted-account.ts";
import { openFields } from "#vault/records/records.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { VaultAccess } from "#vault/records/vault.ts";
import { labourDraft, labourForm } from "#web/catalogue/labour-form.ts";
import { materialDraft, materialForm } from "#web/catalogue/material-form.ts";
import { companyDraft, companyForm } from "#web/company/company-form.ts";
import { type DocumentDraft, draftOf, draftReducer, newDraft } from "#web/drafts/document-draft.ts";
import { customLine } from "#web/drafts/draft-lines.ts";
import { keepDraft, readDraft } from "#web/drafts/draft-store.ts";
import { fieldsOfDraft } from "#web/quoting/draft-document.ts";
import { type PartKind, partsOfKind } from "#web/records/unlisted-kinds.ts";
import { wordNounForm } from "#web/records/word-noun-form.ts";

type Fields = Record<string, unknown>;
/** A record after it was opened. */
type Opened = Fields & { id: string; version: number; lineItems?: Fields[] };

/** An account in a browser: its client, and the key that seals its records. */
interface Account {
  client: ApiClient;
  access: VaultAccess;
}

/** The screen of a kind of record. */
interface Screen {
  routes: { create: Route; update: Route };
  /** What it saves of a new record after each word was typed; of a document, those of one line too. */
  typed: (words: Fields, lineWords: Fields) => Fields;
  /** What it saves of a record that is opened and left unchanged. */
  reopened: (record: Opened, account: Account) => Fields | Promise<Fields>;
}

const screens = {
  ...screensOfWordNouns(),
  companyProfile: form(routes.companyProfile, companyForm, (profile) => companyDraft(profile, "en-GB")),
  category: nameAlone(routes.categories),
  laborCategory: nameAlone(routes.laborCategories),
  material: form(routes.materials, materialForm, (material) => ({
    ...materialDraft(material),
    unitCost: "1",
  })),
  laborItem: form(routes.labor, labourForm, (item) => ({ ...labourDraft(item), rate: "1" })),
  quote: editor("quote", routes.quotes),
  invoice: editor("invoice", routes.invoices),
  sending: sendSheet(routes.sendings),
} satisfies Record<Exclude<RecordKind, PartKind>, Screen>;
const kinds = Object.entries(screens) as [keyof typeof screens, Screen][];

/** A form saves what its schema reads from its boxes. */
function form(ofNoun: Screen["routes"], schema: z.ZodMiniType, draft: (record: never) => object): Screen {
  return {
    routes: ofNoun,
    typed: (words) => z.parse(schema, { ...draft(null as never), ...words }) as Fields,
    reopened: (record) => z.parse(schema, draft(record as never)) as Fields,
  };
}

function screensOfWordNouns(): Record<KindOf<WordNoun>, Screen> {
  const screenOf = (noun: WordNoun) => {
    const { schema, draftOf } = wordNounForm(noun);
    return form(routes[noun], schema, draftOf);
  };
  return Object.fromEntries(wordNounNames.map((noun) => [wordNouns[noun].kind, screenOf(noun)])) as Record<
    KindOf<WordNoun>,
    Screen
  >;
}

/** A category has one box, in its row of the list. */
function nameAlone(ofNoun: Screen["routes"]): Screen {
  const fields = ({ name }: Fields) => ({ name });
  return { routes: ofNoun, typed: fields, reopened: fields };
}

/** What was sent is recorded with the channel that was pressed. */
function sendSheet(ofNoun: Screen["routes"]): Screen {
  const typed = (words: Fields) => ({ ...words, channel: "email", about: "statement" });
  return { routes: ofNoun, typed, reopened: (record) => pick(record, wordNames(sendingWords)) };
}

/** The editor of documents, whose draft is stored and loaded again before it is saved. */
function editor(kind: DocumentKind, ofNoun: Screen["routes"]): Screen {
  return {
    routes: ofNoun,
    typed: (words, lineWords) => {
      const start = { id: randomUUID(), today: localDate("2026-11-21"), language: "en-GB", profile: null };
      const blank = newDraft(kind, { ...start, language: "en-GB", prefill: {} });
      const line = customLine({ name: "", customType: "material", quantity: "2", unitPrice: "50" });
      const draft: DocumentDraft = draftReducer(
        draftReducer(blank, { type: "words", change: pick(words, Object.keys(blank.words)) }),
        { type: "addLine", line: { ...line, ...lineWords } },
      );
      return fieldsOfDraft(kind, draft, { origin: null, supplier: firmOf(words) });
    },
    reopened: async (record, { client, access }) => {
      const stores = { lasting: draftStorage(), fleeting: draftStorage() };
      const place = { userId: client.userId, kind, name: record.id };
      const draft = draftOf(kind, record as never);
      await keepDraft(access, place, { draft, keptAt: null, stores });
      const taken = await readDraft(access, place, stores);
      if (taken === null) throw new Error("The draft was lost");
      return fieldsOfDraft(kind, taken, { origin: record as never, supplier: firmOf({}) });
    },
  };
}

/** The firm on a new invoice, with the given words; the profile has other words by then. */
function firmOf(words: Fields): Letterhead {
  return {
    chargeVat: true,
    vatNumber: words.companyVatNumber ?? "GB 999",
    companyNumber: words.companyRegNumber ?? "999",
    bankDetails: words.companyBankDetails ?? "Another bank",
  } as Letterhead;
}

/**
 * A word for each field, which every box accepts: an e-mail address in capitals, except where the field has a format
 * of its own.
 */
function wordsFor(what: string, fields: readonly string[]): Fields {
  const shaped: Fields = {
    ...{ utrNumber: "1234567890", sortCode: "123456", accountNumber: "12345678" },
    logoUrl: "data:image/png;base64,AAAA",
  };
  const word = (field: string) => shaped[field] ?? `${what}.${field}@EXAMPLE.COM`.toUpperCase();
  return Object.fromEntries(fields.map((field) => [field, word(field)]));
}

/** The sealed fields of a record; parts with envelopes of their own are saved with it. */
function fieldsOf(kind: RecordKind): string[] {
  const ofParts = partsOfKind(kind).flatMap((part) => sealedFields[part].fields);
  return [...sealedFields[kind].fields, ...ofParts];
}

describeApi("every word", (app) => {
  const encrypted = async (): Promise<Account> => {
    const client = await app().visitor().register();
    return { client, access: (await encrypt(client)).vault };
  };
  const plain = async (): Promise<Account> => ({ client: await app().visitor().register(), access: "none" });

  test("every kind of record is tested with its screen", () => {
    expect(kinds.flatMap(([kind]) => [kind, ...partsOfKind(kind)]).sort()).toEqual([...recordKinds].sort());
  });

  test.each(kinds)(
    "%s: a typed word is sealed and read back, and stays when the record is saved again",
    (kind, screen) => expectEveryWord(kind, screen, encrypted),
  );

  test.each(kinds)("%s: a typed word is read back in an account without encryption too", (kind, screen) =>
    expectEveryWord(kind, screen, plain),
  );
});

async function expectEveryWord(
  kind: RecordKind,
  { routes: { create, update }, typed, reopened }: Screen,
  register: () => Promise<Account>,
): Promise<void> {
  const account = await register();
  const fields = fieldsOf(kind);
  const words = wordsFor(kind, fields);
  const lineFields = sealedFields[kind].lineItems;
  const lineWords = wordsFor(`${kind}.line`, lineFields);
  const expectAll = (record: Opened) => {
    expect(pick(record, fields)).toEqual(words);
    if (lineFields.length > 0)
      expect(record.lineItems?.map((line) => pick(line, lineFields))).toEqual([lineWords]);
  };

  const made = await save(account, kind, {
    route: create,
    id: randomUUID(),
    fields: typed(words, lineWords),
  });
  expectAll(made);
  const { id, version } = made;
  const again = { ...(await reopened(made, account)), version };
  const changed = await save(account, kind, { route: update, id, fields: again });
  expect(changed.version).toBe(version + 1);
  expectAll(changed);
}

/**
 * Saves a record as the web app does: sealed, through the contract, to the server. @returns it, opened as it comes
 * back
 */
async function save(
  { client, access }: Account,
  kind: RecordKind,
  { route, id, fields }: { route: Route; id: string; fields: Fields },
): Promise<Opened> {
  const body = z.encode(route.body as z.ZodMiniType, await sealFields(access, kind, { ...fields, id }));
  const answer = await client.ok(route, { id, body });
  const row = z.decode(route.answer as z.ZodMiniType, answer) as object;
  const opened = await openFields(access, kind, row);
  expect(opened).toMatchObject({ state: "open", sealed: access !== "none" });
  return opened.record as Opened;
}

function pick(record: Fields, fields: readonly string[]): Fields {
  return Object.fromEntries(fields.map((field) => [field, record[field]]));
}
