import { account, passwords } from "#words/en-gb/account.ts";
import { company } from "#words/en-gb/company.ts";

/**
 * The messages of the forms of an account and of a company: [Note: The catalogue of messages]. They are loaded with
 * such a form, and no other screen has them; see [Note: First load].
 */
export const formsGB = { account, passwords, company };

/** The messages of these forms in a language. Every language has all of them. */
export type FormMessages = typeof formsGB;
