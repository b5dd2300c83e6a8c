import { hasSubscription, type Subscriber } from "#domain/account/subscription.ts";

/**
 * Screens that need no subscription (specification 1 §2, decisions A1 and A2), with everything under them. What the
 * server holds of a person they may always see.
 */
const exempt = ["/subscribe", "/support", "/export", "/privacy"];

/**
 * Tells whether a user may enter a path: with a trial or a subscription, or as an administrator, any; without, those
 * that are exempt, and any whose path contains /pdf or /export.
 */
export function mayEnter(user: Subscriber, pathname: string): boolean {
  return hasSubscription(user) || isExempt(pathname);
}

function isExempt(pathname: string): boolean {
  const isUnder = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return exempt.some(isUnder) || pathname.includes("/pdf") || pathname.includes("/export");
}
