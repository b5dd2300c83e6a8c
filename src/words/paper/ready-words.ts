import type { Tone } from "#domain/company/company-settings.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";
import type { FilledWith } from "#words/paper/fill-words.ts";
import { isolated } from "#words/paper/isolated.ts";

/** What the words of a document are for: to go with it, or to ask once more. */
export const occasions = ["document", "reminder"] as const;
export type Occasion = (typeof occasions)[number];

/** Which words: those of a kind of document, for an occasion, in a tone. */
export interface WordsFor {
  kind: DocumentKind;
  about: Occasion;
  tone: Tone;
}

/** What words name of a document. What is not known is null. */
export interface SentFacts {
  language: Language;
  customerName: string;
  /** The company of the customer; the same as the name where the customer is one. */
  companyName: string | null;
  number: string | null;
  /** The work, or where it is: "new oak stairs", "the work at 14 Chevin Side". */
  work: string;
  total: string;
  /** "VAT"; null where the total has no tax. */
  tax: string | null;
  /** Until when it is valid, or when it is due, as it is read. */
  date: string | null;
  /** Its paper says how to pay it. */
  saysHowToPay: boolean;
  me: string | null;
  firm: string | null;
}

/** Our own words, with their placeholders. */
export function standardWords({ kind, about, tone }: WordsFor, language: Language): string {
  const bye = language === "en-US" ? "Sincerely" : "Yours sincerely";
  return tone === "friendly"
    ? `Hi {first}, ${says[kind][about].friendly} {me}, {firm}`
    : `Dear {name}, ${says[kind][about].formal} ${bye}, {me}, {firm}`;
}

/** What stands in place of the placeholders. A name that is read from right to left is isolated. */
export function filledWith(facts: SentFacts, tone: Tone): FilledWith {
  const { customerName, companyName, number, work, total, tax, date, saysHowToPay, me, firm } = facts;
  return {
    first: isolated(firstName(customerName, companyName)),
    name: isolated(customerName.trim()),
    work: isolated(work),
    number,
    total,
    tax: tax && taxPhrases(tax)[tone],
    date,
    pay: saysHowToPay ? howToPay : null,
    me: me && isolated(me),
    firm: firm && isolated(firm),
  };
}

/** What stands in place of `{pay}`, before the end of its sentence. */
const howToPay = "How to pay is on it";

/** How each tone says that tax is in the total. */
export function taxPhrases(tax: string): Record<Tone, string> {
  return { friendly: `incl. ${tax}`, formal: `including ${tax}` };
}

/**
 * How a friendly letter addresses somebody: by the first word of the name, but by the whole name where it begins with a
 * title, names two people or is a company's. A surname before a comma comes last: "Hi Zoe" of "Brown, Zoe".
 */
export function firstName(name: string, companyName: string | null): string {
  const given = name.trim();
  const isCompany = companyName?.trim().toLowerCase() === given.toLowerCase();
  if (isCompany || /&|\band\b/i.test(given) || companies.test(given)) return given;
  const [surname = "", others] = given.split(/\s*,\s*/);
  const spoken = others ? `${others} ${surname}` : surname;
  return titles.test(spoken) ? spoken : (spoken.split(/\s+/)[0] ?? "");
}

/** The longest text of a work description that is named. */
const longestWork = 60;

/** What is said of work that is not described and has no site. */
export const plainWork = "the work";

/** What a document is for: the first line of its description, cut between two words where it is long, else its site. */
export function workOf({ description, site }: { description: string | null; site: string | null }): string {
  const first = description?.trim().split("\n")[0]?.trim() ?? "";
  const named = first.length > longestWork ? cutBetweenWords(first) : first;
  return named || (site ? `${plainWork} at ${site}` : plainWork);
}

/** With its ellipsis no longer than what is named; empty if it is one long word. */
function cutBetweenWords(text: string): string {
  const start = text.slice(0, longestWork).replace(/[\s,;:.–-]*\s\S*$/, "");
  return start.length < longestWork ? `${start}…` : "";
}

const titles = /^(?:mr|mrs|ms|miss|mx|messrs|dr|doctor|prof|professor|rev|reverend|sir|dame|lady|lord)\b/i;
const companies = /\b(?:ltd|limited|llp|plc|llc|inc|incorporated|corp|corporation|pty|co|company)\b\.?/i;

const says: Record<DocumentKind, Record<Occasion, Record<Tone, string>>> = {
  quote: {
    document: {
      friendly: "here is our quote for {work}: {total} {tax}, good until {date}. Any questions, just call.",
      formal: "please find our quote {number} for {work} at {total} {tax}, valid until {date}.",
    },
    reminder: {
      friendly:
        "just checking that you have our quote for {work}: {total} {tax}, good until {date}. Any questions, just call.",
      formal:
        "may we ask whether you have had time to look at our quote {number} for {work} at {total} {tax}, valid until {date}.",
    },
  },
  invoice: {
    document: {
      friendly: "thank you for your business. Here is invoice {number}: {total}, due by {date}. {pay}.",
      formal: "please find our invoice {number} for {work} at {total} {tax}, due by {date}.",
    },
    reminder: {
      friendly:
        "a quick reminder that invoice {number} for {total} is still open. It was due by {date}. If it is paid already, thank you.",
      formal:
        "our records show that invoice {number} for {total} has not been paid. It was due by {date}. If it has been paid in the meantime, please disregard this reminder.",
    },
  },
};
