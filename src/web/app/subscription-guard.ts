import { hasSubscription, type Subscriber } from "#domain/account/subscription.ts";

/**
 * Screens that need no subscription (specification 1 §2, decisions A1, A2 and A12), with everything under them. What the
 * server holds of a person they may always see, and nobody is kept from leaving: the settings have the password, the
 * download of everything and the end of the account.
 */
const exempt = ["/subscribe", "/support", "/export", "/privacy", "/settings"];

/**
 * Tells whether a user may enter a path: with a trial or a subscription, or as an administrator, any; without, those
 * that are exempt, and any whose path contains /pdf or /export. Where a payment failed there is a card to change and a
 * subscription to end: the billing page is open too.
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
