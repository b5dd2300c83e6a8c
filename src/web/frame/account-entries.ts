import type { NavigationItem } from "#web/frame/navigation.ts";
import { CircleQuestionMark } from "#web/icons/circle-question-mark.ts";
import { CreditCard } from "#web/icons/credit-card.ts";
import { Flag } from "#web/icons/flag.ts";
import { Settings } from "#web/icons/settings.ts";

/** The screens of My Account, in order; "Log out" follows them. */
export const accountEntries: readonly NavigationItem[] = [
  { href: "/settings", label: "Account Settings", icon: Settings },
  { href: "/billing", label: "Billing & Subscription", icon: CreditCard },
  { href: "/support", label: "Help & Support", icon: CircleQuestionMark },
  { href: "/support/report-issue", label: "Report an Issue", icon: Flag },
];
