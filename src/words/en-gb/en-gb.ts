import { billing } from "#words/en-gb/billing.ts";
import { catalogue, categories, labour, labourCategories, materials } from "#words/en-gb/catalogue.ts";
import { dashboard } from "#words/en-gb/dashboard.ts";
import { documents, invoice, items, quote } from "#words/en-gb/documents.ts";
import { unlock } from "#words/en-gb/encryption.ts";
import { lists, notice } from "#words/en-gb/notices.ts";
import { reports } from "#words/en-gb/reports.ts";
import { otherAccount, session } from "#words/en-gb/session.ts";
import { checks, values } from "#words/en-gb/values.ts";
import { keyset, vault } from "#words/en-gb/vault.ts";
import { wordNounMessages } from "#words/en-gb/word-nouns.ts";

/**
 * [Note: The catalogue of messages]
 * Everything Quotewright says to a person: what succeeded, what failed, what has to be confirmed or corrected.
 * British English is the pattern for the other languages: a new message is written in the file of its noun beside this
 * one, and en-us.ts and en-au.ts contain only what differs. The wording of the messages listed in
 * test/e2e/specified-words.txt is agreed and must not change. One that nobody says any more fails
 * scripts/used-messages.test.ts.
 *
 * What only a few screens and dialogs say is in later.ts, and what the forms of an account and of a company say is in
 * forms.ts: each is loaded with them.
 */
export const enGB = {
  notice,
  lists,
  session,
  unlock,
  otherAccount,
  vault,
  keyset,
  billing,
  dashboard,
  reports,
  ...wordNounMessages,
  catalogue,
  materials,
  labour,
  categories,
  labourCategories,
  quote,
  invoice,
  documents,
  items,
  checks,
  values,
};

/** The messages of a language. Every language has all of them. */
export type Messages = typeof enGB;
