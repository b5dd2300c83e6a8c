/** The programs that customers and invoices can be handed over to. */
export const handOverPrograms = ["xero", "quickbooks", "sage", "freeagent", "google", "phone"] as const;
export type HandOverProgram = (typeof handOverPrograms)[number];

/** A program that takes invoices in a file. FreeAgent documents none; Google and telephones keep contacts alone. */
export type InvoiceProgram = Exclude<HandOverProgram, "freeagent" | "google" | "phone">;

/** What an invoice is taxed at: a rate as it is written ("20"), or the domestic reverse charge. */
export type TaxKey = "reverse" | `${number}`;

/** What a program needs beside the invoices: the account of sales, and its own name of each tax. */
export interface ProgramTerms {
  account: string;
  taxes: Readonly<Partial<Record<TaxKey, string>>>;
}

/** Whether a program takes invoices in a file. */
export function takesInvoices(program: HandOverProgram): program is InvoiceProgram {
  return program in salesAccounts;
}

const salesAccounts: Readonly<Record<InvoiceProgram, string>> = {
  xero: "200",
  quickbooks: "Sales",
  sage: "4000",
};

/** The names of taxes that each program begins with in the United Kingdom. */
const taxNames: Readonly<Record<InvoiceProgram, Readonly<Partial<Record<TaxKey, string>>>>> = {
  xero: {
    "20": "20% (VAT on Income)",
    "5": "5% (VAT on Income)",
    "0": "No VAT",
    reverse: "Domestic Reverse Charge @ 20% (VAT on Income)",
  },
  quickbooks: { "20": "20.0% S", "5": "5.0% R", "0": "No VAT", reverse: "20.0% RC CIS" },
  sage: { "20": "T1", "5": "T5", "0": "T9", reverse: "T21" },
};

/** The account of sales that a program begins with. */
export function defaultAccount(program: InvoiceProgram): string {
  return salesAccounts[program];
}

/** A program's own name of a tax; blank where only the firm knows it. */
export function defaultTaxName(program: InvoiceProgram, tax: TaxKey): string {
  return taxNames[program][tax] ?? "";
}
