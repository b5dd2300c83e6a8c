import type { LucideIcon } from "lucide-react";

export interface NavigationItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Paths on which the entry is marked as the current one, matched exactly. */
  exact?: readonly string[];
  /** Paths on which it is marked together with everything under them. */
  under?: readonly string[];
}

/** Whether a path belongs to an entry. "/quotes-old" is not under "/quotes". */
export function isPresent(item: NavigationItem, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  const isUnder = (root: string) => path === root || path.startsWith(`${root}/`);
  return (item.exact ?? []).includes(path) || (item.under ?? []).some(isUnder);
}
