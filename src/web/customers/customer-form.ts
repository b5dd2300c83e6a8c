import * as z from "zod/mini";
import type { Customer, CustomerWords } from "#domain/customers/customer.ts";
import { optionalText, requiredText } from "#web/app/form-text.ts";
import { said } from "#web/app/messages.ts";
import { inCapitals } from "#web/app/rewriting.ts";

/** As on documents, and as the server does where it can read it. */
const emailShape = z.email();

/** The boxes of the customer form, as typed. */
export type CustomerDraft = { [Field in keyof CustomerWords]: string };

/** Reads the form: only the name is required, and the postcode is kept in capitals (specification 2 §5). */
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

/** What the form starts with: a customer's words, or nothing. */
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
