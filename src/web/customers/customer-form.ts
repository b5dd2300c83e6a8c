import * as z from "zod/mini";
import type { Customer, CustomerWords } from "#domain/customers/customer.ts";
import { optionalText, requiredText } from "#web/base/form-text.ts";
import { said } from "#web/base/messages.ts";
import { inCapitals } from "#web/base/rewriting.ts";

/** The same check as on documents, and as on the server for unencrypted accounts. */
const emailShape = z.email();

/** The boxes of the customer form, as typed. */
export type CustomerDraft = { [Field in keyof CustomerWords]: string };

/** Parses the form: only the name is required, and the postcode is stored in capitals. */
export const customerForm = z.object({
  name: requiredText(said((messages) => messages.customers.nameRequired)),
  companyName: optionalText(),
  email: optionalText().check(
    z.refine(
      (text) => text === null || emailShape.safeParse(text).success,
      said((messages) => messages.account.invalidEmail),
    ),
  ),
  phone: optionalText(),
  address: optionalText("paragraph"),
  city: optionalText(),
  county: optionalText(),
  postcode: z.pipe(z.pipe(z.string(), z.transform(inCapitals)), optionalText()),
  country: optionalText(),
  notes: optionalText("page"),
});

/** The initial values of the form: the customer's words, or blanks for a new customer. */
export function customerDraft(customer: Customer | null): CustomerDraft {
  return {
    name: customer?.name ?? "",
    companyName: customer?.companyName ?? "",
    email: customer?.email ?? "",
    phone: customer?.phone ?? "",
    address: customer?.address ?? "",
    city: customer?.city ?? "",
    county: customer?.county ?? "",
    postcode: customer?.postcode ?? "",
    country: customer?.country ?? "",
    notes: customer?.notes ?? "",
  };
}
