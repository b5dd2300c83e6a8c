import { hasSubscription, type Subscriber } from "#domain/account/subscription.ts";

/**
 * Paths that need no subscription, with everything under them (decision A12). People may always see what the server
 * stores about them, and nobody is kept from leaving: the settings have the password, the download of everything and
 * the deletion of the account.
 */
const exempt = ["/subscribe", "/support", "/export", "/privacy", "/settings"];

/**
 * Whether a user may open a path. With a trial or a subscription, or as an administrator: any. Without: the exempt
 * ones, and any whose path contains /pdf or /export. When a payment failed the billing page is open too, because that
 * is where the card is changed and the subscription is ended.
 */
export function mayEnter(user: Subscriber, pathname: string): boolean {
  const mendsPayment = user.subscriptionStatus === "past_due" && isUnder(pathname, "/billing");
  return hasSubscription(user) || mendsPayment || isExempt(pathname);
}

function isUnder(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

function isExempt(pathname: string): boolean {
  return (
    exempt.some((path) => isUnder(pathname, path)) ||
    pathname.includes("/pdf") ||
    pathname.includes("/export")
  );
}
