import type { Language } from "#domain/company/region.ts";
import type { NavigationLabels } from "#web/ui/navigation.ts";

interface Heading {
  title: string;
  subtitle?: string;
}

const headings: Record<string, Heading> = {
  "/": { title: "Dashboard", subtitle: "Your work at a glance" },
  "/dashboard": { title: "Dashboard", subtitle: "Your work at a glance" },
  "/quotes": { title: "Quotes", subtitle: "Prices you have offered" },
  "/quotes/new": { title: "Create New Quote", subtitle: "Price a job" },
  "/invoices": { title: "Invoices", subtitle: "What you are owed" },
  "/invoices/new": { title: "Create New Invoice", subtitle: "Bill a job" },
  "/materials": { title: "Materials & Products", subtitle: "What you buy and sell" },
  "/labor": { title: "Services & Time", subtitle: "Your rates" },
  "/customers": { title: "Customers", subtitle: "The people you work for" },
  "/company-profile": { title: "Business Settings", subtitle: "Your letterhead and defaults" },
  "/billing": { title: "Billing & Subscription", subtitle: "Your plan, payments and card" },
  "/privacy/what-the-server-sees": {
    title: "What the server sees",
    subtitle: "Your records from both sides",
  },
  "/settings": { title: "Account Settings", subtitle: "Language, security and your account" },
};

/** Title and subtitle of the header (specification 1 §2); an unknown route has the product's name alone. */
export function headingOf(pathname: string): Heading {
  return headings[pathname] ?? { title: "Quotewright" };
}

/** What the browser's tab is named after; null where the screen names it, or the product's name is enough. */
export function tabTitleOf(pathname: string): string | null {
  return headings[pathname]?.title ?? null;
}

/** The sidebar's words in the user's language. */
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
