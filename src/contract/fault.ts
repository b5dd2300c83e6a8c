import type { WordNoun, WordTableOf } from "#domain/nouns/word-nouns.ts";
import type { RequiredWord } from "#domain/records/word-table.ts";

/**
 * [Note: Faults]
 * What is wrong with a field is said by a code in the contract: the path of its message in [Note: The catalogue of
 * messages], followed by a figure or a list where the message names one, as in "values.longest 300". The schemas have
 * it in the place of zod's message. The server answers with the message in British English, and a form of the web app
 * shows it in the language of its screens; both find it with `messageOfFault`.
 */
export type Fault =
  | RequiredFault
  | "account.firstNameRequired"
  | "account.invalidEmail"
  | "account.lastNameRequired"
  | "account.nameTooLong"
  | "account.passwordLength"
  | "account.passwordRequired"
  | "account.passwordTooLong"
  | "answers.keysetEpoch"
  | "answers.keysetProof"
  | "catalogue.categoryNameRequired"
  | "company.brandColor"
  | "company.cisRateChoice"
  | "company.cisRateRange"
  | "company.defaultMarkupRange"
  | "company.defaultTaxRange"
  | "company.logoNoPicture"
  | "company.logoTooLarge"
  | "company.nameRequired"
  | "company.paymentTermsRange"
  | "company.quoteValidityRange"
  | "company.vatRateRange"
  | "documents.discountRange"
  | "documents.markupRange"
  | "documents.taxRange"
  | "invoice.customerNameRequired"
  | "invoice.invalidEmail"
  | "invoice.noLines"
  | "invoice.numberRequired"
  | "invoice.numberTooLong"
  | "items.price"
  | "items.sameId"
  | "items.tooMany"
  | "items.wholeQuantity"
  | "keyset.noPassphrase"
  | "keyset.sameSlotId"
  | "keyset.unopenable"
  | "labour.nameRequired"
  | "labour.rate"
  | "materials.nameRequired"
  | "materials.unitCost"
  | "materials.unitTypeRequired"
  | "passwords.invalidToken"
  | "passwords.newLength"
  | "quote.customerEmailRequired"
  | "quote.customerNameRequired"
  | "quote.invalidEmail"
  | "quote.noLines"
  | "reports.chooseMonth"
  | "reports.chooseYear"
  | "values.amountTooLarge"
  | "values.character"
  | "values.date"
  | "values.dateRange"
  | "values.form"
  | "values.money"
  | "values.noAmount"
  | "values.quantity"
  | "values.uuid"
  | `items.quantityFrom ${string}`
  | `quote.statusOneOf ${string}`
  | `values.longest ${number}`;

/** A required word of a noun of [Note: Word nouns] that is blank: "customers.nameRequired". */
export type RequiredFault = {
  [N in WordNoun]: `${N}.${RequiredWord<WordTableOf<N>>}Required`;
}[WordNoun];
