import { Building2, Clock, FileText, House, type LucideIcon, Package, Receipt, Users } from "lucide-react";

/** One entry of the sidebar. */
export interface NavigationItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Paths that mark the entry as the present one only when met exactly. */
  exact?: readonly string[];
  /** Paths that mark it together with everything under them. */
  under?: readonly string[];
}

/** The words of the sidebar, in the user's language. */
export interface NavigationLabels {
  dashboard: string;
  quotes: string;
  invoices: string;
  materials: string;
  labour: string;
  customers: string;
  businessProfile: string;
}

/** The sidebar's entries in their order (specification 1 §2). Both addresses of a new quote belong to Quotes. */
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

/** Tells whether an entry is the one a path belongs to. "/quotes-old" is not under "/quotes". */
export function isPresent(item: NavigationItem, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  const isUnder = (root: string) => path === root || path.startsWith(`${root}/`);
  return (item.exact ?? []).includes(path) || (item.under ?? []).some(isUnder);
}
