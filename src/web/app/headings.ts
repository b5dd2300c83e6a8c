import { listKinds, listPaths } from "#web/records/list-paths.ts";
import { nouns } from "#web/records/nouns.ts";

interface Heading {
  title: string;
  subtitle?: string;
  /** The title of the browser's tab, where it differs from the heading. */
  tab?: string;
  /** The screen sets its own name once it has read the record that it shows. */
  namesItself?: true;
}

const dashboard: Heading = { title: "Dashboard", subtitle: "Your work at a glance" };
const newQuote: Heading = { title: "Create New Quote", subtitle: "Price a job", tab: "New quote" };
const support: Heading = { title: "Help & Support", subtitle: "Answers, and a way to ask" };

const headings: Record<string, Heading> = {
  ...Object.fromEntries(listKinds.map((kind) => [listPaths[kind], nouns[kind]])),
  "/": dashboard,
  "/dashboard": dashboard,
  "/quotes/new": newQuote,
  "/quote-builder": newQuote,
  "/invoices/new": { title: "Create New Invoice", subtitle: "Bill a job", tab: "New invoice" },
  "/company-profile": { title: "Business Settings", subtitle: "Your letterhead and defaults" },
  "/billing": { title: "Billing & Subscription", subtitle: "Your plan, payments and card" },
  "/monthly-reports": { title: "Reports", subtitle: "Your months in figures" },
  "/bring-in": { title: "Bring in" },
  "/export": { title: "Your Data", subtitle: "To read and to take away" },
  "/support": support,
  "/support/contact": support,
  "/support/faq": { title: "Frequently Asked Questions" },
  "/support/report-issue": { title: "Report an Issue" },
  "/privacy/what-the-server-sees": {
    title: "What the server sees",
    subtitle: "Your records from both sides",
  },
  "/settings": { title: "Account Settings", subtitle: "Language, security and your account" },
};

/** Addresses with an id, and the heading shown until the record is read. */
const recordHeadings: readonly (readonly [pattern: RegExp, heading: Heading])[] = [
  [/^\/quotes\/[^/]+$/, { title: "Quote", namesItself: true }],
  [/^\/quotes\/[^/]+\/edit$/, { title: "Edit quote", namesItself: true }],
  [/^\/invoices\/[^/]+$/, { title: "Invoice", namesItself: true }],
  [/^\/invoices\/edit\/[^/]+$/, { title: "Edit invoice", namesItself: true }],
  [/^\/customers\/[^/]+$/, { title: "Customer", tab: "Customer", namesItself: true }],
];

/**
 * Title and subtitle of the header, and the title of the browser's tab. The tab never names a customer, because the
 * browser's history keeps it. A path without a row here has the product's name.
 */
export function headingOf(pathname: string): Heading {
  const ofRecord = recordHeadings.find(([pattern]) => pattern.test(pathname));
  return headings[pathname] ?? ofRecord?.[1] ?? { title: "Quotewright" };
}
