import { Building2, Clock, FileText, House, type LucideIcon, Package, Receipt, Users } from "lucide-react";

/** One entry of the sidebar. */
export interface NavigationItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Paths on which the entry is marked as the current one, matched exactly. */
  exact?: readonly string[];
  /** Paths on which it is marked together with everything under them. */
  under?: readonly string[];
}

/** The labels of the sidebar, in the user's language. */
export interface NavigationLabels {
  dashboard: string;
  quotes: string;
  invoices: string;
  materials: string;
  labour: string;
  customers: string;
  businessProfile: string;
}

/** The sidebar's entries in order. Both addresses of a new quote belong to Quotes. */
export function navigationItems(labels: NavigationLabels): NavigationItem[] {
  return [
    { href: "/", label: labels.dashboard, icon: House, exact: ["/", "/dashboard"] },
    { href: "/quotes", label: labels.quotes, icon: FileText, under: ["/quotes", "/quote-builder"] },
    { href: "/invoices", label: labels.invoices, icon: Receipt, under: ["/invoices"] },
    { href: "/materials", label: labels.materials, icon: Package, under: ["/materials"] },
    { href: "/labor", label: labels.labour, icon: Clock, under: ["/labor"] },
    { href: "/customers", label: labels.customers, icon: Users, under: ["/customers"] },
    { href: "/company-profile", label: labels.businessProfile, icon: Building2, under: ["/company-profile"] },
  ];
}

/** Whether a path belongs to an entry. "/quotes-old" is not under "/quotes". */
export function isPresent(item: NavigationItem, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  const isUnder = (root: string) => path === root || path.startsWith(`${root}/`);
  return (item.exact ?? []).includes(path) || (item.under ?? []).some(isUnder);
}
