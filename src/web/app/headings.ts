import type { Language } from "#domain/region/region.ts";
import type { NavigationLabels } from "#web/frame/navigation.ts";

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
  "/": dashboard,
  "/dashboard": dashboard,
  "/quotes": { title: "Quotes", subtitle: "Prices you have offered" },
  "/quotes/new": newQuote,
  "/quote-builder": newQuote,
  "/invoices": { title: "Invoices", subtitle: "What you are owed" },
  "/invoices/new": { title: "Create New Invoice", subtitle: "Bill a job", tab: "New invoice" },
  "/materials": { title: "Materials & Products", subtitle: "What you buy and sell" },
  "/labor": { title: "Services & Time", subtitle: "Your rates" },
  "/customers": { title: "Customers", subtitle: "The people you work for" },
  "/company-profile": { title: "Business Settings", subtitle: "Your letterhead and defaults" },
  "/billing": { title: "Billing & Subscription", subtitle: "Your plan, payments and card" },
  "/monthly-reports": { title: "Reports", subtitle: "Your months in figures" },
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

/** Addresses with an id, and the heading shown until the document is read. */
const documentHeadings: readonly (readonly [pattern: RegExp, heading: Heading])[] = [
  [/^\/quotes\/[^/]+$/, { title: "Quote", namesItself: true }],
  [/^\/quotes\/[^/]+\/edit$/, { title: "Edit quote", namesItself: true }],
  [/^\/invoices\/[^/]+$/, { title: "Invoice", namesItself: true }],
  [/^\/invoices\/edit\/[^/]+$/, { title: "Edit invoice", namesItself: true }],
];

/**
 * Title and subtitle of the header, and the title of the browser's tab. The tab never names a customer, because the
 * browser's history keeps it. An unknown route has the product's name alone.
 */
export function headingOf(pathname: string): Heading {
  const ofDocument = documentHeadings.find(([pattern]) => pattern.test(pathname));
  return headings[pathname] ?? ofDocument?.[1] ?? { title: "Quotewright" };
}
export function navigationLabels(language: Language): NavigationLabels {
  return {
    dashboard: "Dashboard",
    quotes: "Quotes",
    invoices: "Invoices",
    materials: "Materials",
    labour: language === "en-US" ? "Labor Management" : "Labour Management",
    customers: "Customers",
    businessProfile: "Business Profile",
  };
}
