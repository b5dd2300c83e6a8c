import * as z from "zod/mini";
import type { Customer } from "#domain/customers/customer.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import { optionalText, requiredText, type TypedWords, typedWords, wordBoxes } from "#web/base/form-text.ts";
import { said } from "#web/base/messages.ts";
import { inCapitals } from "#web/base/rewriting.ts";

/** The same check as on documents, and as on the server for unencrypted accounts. */
const emailShape = z.email();

/** The boxes of the customer form, as typed. */
export type CustomerDraft = TypedWords<typeof customerWords>;

/** Parses the form: only the name is required, and the postcode is stored in capitals. */
export const customerForm = z.object({
  ...wordBoxes(customerWords),
  name: requiredText(said((messages) => messages.customers.nameRequired)),
  email: optionalText().check(
    z.refine(
      (text) => text === null || emailShape.safeParse(text).success,
      said((messages) => messages.account.invalidEmail),
    ),
  ),
  postcode: z.pipe(z.pipe(z.string(), z.transform(inCapitals)), optionalText()),
});

/** The initial values of the form: the customer's words, or blanks for a new customer. */
export function customerDraft(customer: Customer | null): CustomerDraft {
  return typedWords(customerWords, customer);
}
