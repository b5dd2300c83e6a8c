import { counted } from "#domain/money/counted.ts";
/**
 * What is printed on a quote or an invoice besides the words of the firm and its customer. Figures and dates come
 * formatted. Names that a region has for its tax and its numbers are terms of the region, in the domain.
 */
export const paperText = {
  titles: { quote: "Quote", invoice: "Invoice", vatInvoice: "VAT Invoice", taxInvoice: "Tax Invoice" },
  businessRemark: "Internal: business view with costs and markup. Not for the customer.",
  workSummary: "Work summary",
  notes: "Notes",
  /** @param customer "Margaret O'Neill" */
  runningFor: (customer: string) => `for ${customer}`,
  /** @param heading the heading of a section whose table was begun on an earlier page */
  continued: (heading: string) => `${heading}, continued`,
  pageLabel: (page: number, pages: number) => `Page ${page} of ${pages}`,

  owner: {
    /** @param own "Sam Reed"; @param name "Brightwater" */
    tradingAs: (own: string, name: string) => `${own} trading as ${name}`,
    /** @param part "England and Wales" */
    registeredIn: (part: string) => `Registered in ${part}`,
    registeredOffice: (address: string) => `Registered office: ${address}`,
  },

  parties: {
    customer: { quote: "Prepared for", invoice: "Bill to" },
    siteAddress: "Site address",
    quoteNumber: "Quote number",
    quoteDate: "Quote date",
    validUntil: "Valid until",
    invoiceNumber: "Invoice number",
    invoiceDate: "Invoice date",
    taxPoint: "Tax point",
    dueDate: "Due date",
    datePaid: "Date paid",
  },

  items: {
    sku: "SKU",
    description: "Description",
    quantity: "Qty",
    unit: "Unit",
    unitCost: "Unit cost",
    unitPrice: "Unit price",
    cost: "Cost",
    amount: "Amount",
    /** @param rate "20%": of each line, since it is the same in all of them */
    amountBeforeVat: (rate: string) => `Amount excl. ${rate} VAT`,
    /** @param section "Materials" */
    total: (section: string) => `Total ${section}`,
  },

  totals: {
    subtotal: "Subtotal",
    /** @param rate "25%" */
    markup: (rate: string) => `Markup (${rate})`,
    markupOnMaterials: (rate: string) => `Markup (${rate} on materials)`,
    discount: "Discount",
    discountOf: (rate: string, base: string) => `Discount (${rate} of ${base})`,
    beforeTax: "Total before tax",
    /** @param tax "VAT", "GST" */
    excluding: (tax: string) => `Total excl. ${tax}`,
    tax: (tax: string, rate: string) => `${tax} ${rate}`,
    taxOfNet: (tax: string, rate: string, net: string) => `${tax} ${rate} (of ${net})`,
    salesTax: (tax: string, rate: string) => `${tax} (${rate})`,
    reverseCharge: (tax: string, rate: string) => `${tax} (reverse charge, ${rate})`,
    quoteTotal: "Quote total",
    invoiceTotal: "Invoice total",
    cisDeduction: (rate: string, base: string) => `Less CIS deduction (${rate} of ${base})`,
    materialsAtCost: (cost: string) => `Materials at cost ${cost}, not subject to CIS`,
    paid: "Paid",
    paidOn: (day: string) => `Paid ${day}`,
    balance: "Balance",
    amountDue: "Amount due",
    /** @param day "5 December 2026" */
    dueBy: (day: string) => `Due by ${day}`,
  },

  payment: {
    heading: "How to pay",
    bank: "Bank",
    accountName: "Account name",
    accountNumber: "Account number",
    iban: "IBAN",
    bic: "BIC / SWIFT",
    chequesPayableTo: {
      "en-GB": "Cheques payable to",
      "en-US": "Checks payable to",
      "en-AU": "Cheques payable to",
    },
    reference: "Reference",
    terms: "Payment terms",
    bankDetails: "Bank details",
    /** "14 days" */
    inDays: (days: number) => counted(days, "day"),
  },

  reverseCharge: {
    heading: "REVERSE CHARGE SUPPLY",
    /** @param tax the output tax that the customer accounts for; @param rate "20%"; @param value what it is charged on */
    statement: (tax: string, rate: string, value: string) =>
      "Reverse charge: VAT Act 1994 Section 55A applies. Customer to pay the VAT to HMRC. " +
      `Output tax to be accounted for: ${tax} (${rate} of ${value}). ` +
      "This VAT is not included in the amount due.",
  },
  cis: {
    heading: "Construction Industry Scheme",
    statement: "To be deducted by the contractor and paid to HMRC under the Construction Industry Scheme.",
    utr: (utr: string) => ` UTR\u00a0${utr}.`,
  },
  /** Of an invoice by a firm that waits for its number. */
  followsLater: { GB: "A VAT invoice follows.", AU: "A tax invoice follows." },
  gst: { included: "Total price includes GST", notCharged: "No GST has been charged" },

  acceptance: {
    heading: "To accept",
    text: "Happy to go ahead? Reply to this quote, or sign below.",
    signed: ["Signature", "Date"],
  },

  logo: "Logo",
  logoOf: (firm: string) => `Logo of ${firm}`,
};
