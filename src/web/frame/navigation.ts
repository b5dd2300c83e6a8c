import type { IconComponent } from "#web/icons/icon.ts";

export interface NavigationItem {
  href: string;
  label: string;
  icon: IconComponent;
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

/**
 * Screens that have a bar of their own at the foot, or none: documents, their editors, a customer's page, and forms with
 * their button at the foot.
 */
const withOwnBar = [
  /^\/quote-builder$/,
  /^\/(quotes|invoices|customers)\/./,
  /^\/(company-profile|bring-in)$/,
];

const editors = /^\/(quote-builder|(quotes|invoices)\/(new$|edit\/|[^/]+\/edit$))/;

/** Whether a screen is the editor of a document, which needs the width of the window. */
export function isEditor(pathname: string): boolean {
  return editors.test(pathname);
}

/**
 * The path of the screen that a screen with a bar of its own belongs to: a document's list, and the document of an
 * editor. Null for other screens.
 */
export function screenAbove(pathname: string): string | null {
  if (pathname === "/quote-builder") return "/quotes";
  const [, list, record] = /^(\/(?:quotes|invoices|customers))\/(?:([^/]+)\/edit$)?/.exec(pathname) ?? [];
  return list && record ? `${list}/${record}` : (list ?? null);
}

/** Whether a screen has the bar of shortcuts on phones and tablets. */
export function hasShortcuts(pathname: string): boolean {
  return !withOwnBar.some((pattern) => pattern.test(pathname));
}
