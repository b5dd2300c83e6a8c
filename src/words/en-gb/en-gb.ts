import { account, otherAccount, passwords } from "#words/en-gb/account.ts";
import { billing } from "#words/en-gb/billing.ts";
import { catalogue, categories, labour, labourCategories, materials } from "#words/en-gb/catalogue.ts";
import { company } from "#words/en-gb/company.ts";
import { dashboard } from "#words/en-gb/dashboard.ts";
import { documents, invoice, items, pdf, quote } from "#words/en-gb/documents.ts";
import { deviceStore, encrypting, passphrase, startAgain, unlock } from "#words/en-gb/encryption.ts";
import { lists, notice } from "#words/en-gb/notices.ts";
import { privacy } from "#words/en-gb/privacy.ts";
import { recovery } from "#words/en-gb/recovery.ts";
import { reports } from "#words/en-gb/reports.ts";
import { settings } from "#words/en-gb/settings.ts";
import { support } from "#words/en-gb/support.ts";
import { exported, imported } from "#words/en-gb/transfer.ts";
import { checks, values } from "#words/en-gb/values.ts";
import { keyset, vault } from "#words/en-gb/vault.ts";
import { wordNounMessages } from "#words/en-gb/word-nouns.ts";

/**
 * [Note: The catalogue of messages]
 * Everything Quotewright says to a person: what succeeded, what failed, what has to be confirmed or corrected.
 * British English is the pattern for the other languages: a new message is written in the file of its noun beside this
 * one, and en-us.ts and en-au.ts contain only what differs. The wording of the messages listed in messages-in.test.ts is
 * agreed and must not change.
 */
export const enGB = {
  notice,
  lists,
  account,
  passwords,
  unlock,
  deviceStore,
  encrypting,
  startAgain,
  otherAccount,
  recovery,
  passphrase,
  vault,
  keyset,
  settings,
  billing,
  dashboard,
  reports,
  support,
  company,
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
  pdf,
  privacy,
  export: exported,
  import: imported,
  checks,
  values,
};

/** The messages of a language. Every language has all of them. */
export type Messages = typeof enGB;
