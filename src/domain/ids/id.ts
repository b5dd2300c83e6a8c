/** The nouns whose records have an id. */
export type Noun =
  | "User"
  | "Customer"
  | "Category"
  | "LabourCategory"
  | "Material"
  | "LabourItem"
  | "CompanyProfile"
  | "Quote"
  | "Invoice"
  | "LineItem"
  | "MonthlyReport";

declare const noun: unique symbol;

/** A UUID of one record of one noun. The type keeps a customer's id from being passed where a quote's is meant. */
export type Id<N extends Noun = Noun> = string & { readonly [noun]: N };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a UUID in its canonical lower-case form (decision W1). */
export function isId(text: string): boolean {
  return uuid.test(text);
}
