import type { Tone } from "#domain/company/company-settings.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";
import { isolated } from "#words/paper/isolated.ts";

/** What the ready words name. What is not known is null, and its clause is left out. */
export interface SentFacts {
  kind: DocumentKind;
  language: Language;
  customerName: string;
  /** The customer is a company, or has one. */
  isCompany: boolean;
  number: string | null;
  /** The work, or where it is: "new oak stairs", "the work at 14 Chevin Side". */
  work: string;
  total: string;
  /** "VAT"; null where the total has no tax. */
  tax: string | null;
  /** Until when it is valid, or when it is due, as it is read. */
  date: string | null;
  me: string | null;
  firm: string | null;
}

/** The text that goes with a document, or with the first reminder of it; the person edits it. */
export function readyWords(facts: SentFacts, about: "document" | "reminder", tone: Tone): string {
  const said = says[facts.kind][about][tone](clausesOf(facts));
  const greeting =
    tone === "friendly"
      ? `Hi ${isolated(firstName(facts.customerName, facts.isCompany))}, `
      : `Dear ${isolated(facts.customerName)}, `;
  const bye = facts.language === "en-US" ? "Sincerely, " : "Yours sincerely, ";
  const name = [facts.me, facts.firm].flatMap((part) => (part ? isolated(part) : [])).join(", ");
  const end = tone === "friendly" ? name : `${bye}${name}`;
  return [`${greeting}${said}`, end].filter(Boolean).join(" ").trim();
}

/**
 * How a friendly letter addresses somebody: by the first word of the name, but by the whole name where it begins with a
 * title, names two people or is a company's.
 */
export function firstName(name: string, isCompany: boolean): string {
  const words = name.trim().split(/\s+/);
  const isWhole = isCompany || titles.test(name) || /&|\band\b/i.test(name) || companies.test(name);
  return isWhole ? name.trim() : (words[0] ?? "");
}

/** The longest text of a work description that is named. */
const longestWork = 60;

/** What a document is for: the first line of its description, else its site. */
export function workOf({ description, site }: { description: string | null; site: string | null }): string {
  const first = description?.split("\n")[0]?.trim() ?? "";
  if (first && first.length <= longestWork) return first;
  return site ? `the work at ${site}` : "the work";
}

const titles = /^(?:mr|mrs|ms|miss|mx|messrs|dr|doctor|prof|professor|rev|reverend|sir|dame|lady|lord)\b/i;
const companies = /\b(?:ltd|limited|llp|plc|llc|inc|incorporated|corp|corporation|pty|co|company)\b\.?/i;

interface Clauses {
  numbered: string;
  work: string;
  incl: string;
  including: string;
  total: string;
  date: string | null;
}

function clausesOf({ number, work, total, tax, date }: SentFacts): Clauses {
  return {
    numbered: number ? ` ${number}` : "",
    work: isolated(work),
    incl: tax ? ` incl. ${tax}` : "",
    including: tax ? ` including ${tax}` : "",
    total,
    date,
  };
}

type Says = Record<Tone, (clauses: Clauses) => string>;

const says: Record<DocumentKind, Record<"document" | "reminder", Says>> = {
  quote: {
    document: {
      friendly: ({ work, total, incl, date }) =>
        `here is our quote for ${work}: ${total}${incl}${date ? `, good until ${date}` : ""}. Any questions, just call.`,
      formal: ({ numbered, work, total, including, date }) =>
        `please find our quote${numbered} for ${work} at ${total}${including}${date ? `, valid until ${date}` : ""}.`,
    },
    reminder: {
      friendly: ({ work, total, incl, date }) =>
        `just checking that you have our quote for ${work}: ${total}${incl}${date ? `, good until ${date}` : ""}. Any questions, just call.`,
      formal: ({ numbered, work, total, including, date }) =>
        `may we ask whether you have had time to look at our quote${numbered} for ${work} at ${total}${including}${date ? `, valid until ${date}` : ""}.`,
    },
  },
  invoice: {
    document: {
      friendly: ({ numbered, total, date }) =>
        `thank you for your business. Here is invoice${numbered}: ${total}${date ? `, due by ${date}` : ""}. How to pay is on it.`,
      formal: ({ numbered, work, total, including, date }) =>
        `please find our invoice${numbered} for ${work} at ${total}${including}${date ? `, due by ${date}` : ""}.`,
    },
    reminder: {
      friendly: ({ numbered, total, date }) =>
        `a quick reminder that invoice${numbered} for ${total}${date ? ` was due by ${date}` : " is still open"}. If it is paid already, thank you.`,
      formal: ({ numbered, total, date }) =>
        `our records show that invoice${numbered} for ${total}${date ? `, due by ${date},` : ""} has not been paid. If it has been paid in the meantime, please disregard this reminder.`,
    },
  },
};
