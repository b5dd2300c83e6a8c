import type { SentFacts } from "#words/paper/ready-words.ts";

/** What the words of a quote to Margaret Ellison name. */
export const quoteToMargaret = {
  language: "en-GB",
  customerName: "Margaret Ellison",
  companyName: null,
  number: "Q-0061",
  work: "the oak stairs",
  total: "£1,986.29",
  tax: "VAT",
  date: "5 December 2026",
  saysHowToPay: false,
  me: "Joe",
  firm: "Hobbs Joinery",
} satisfies SentFacts;
