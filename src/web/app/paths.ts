import { listPaths } from "#web/records/list-paths.ts";

/** Paths that are open to every visitor. */
export const publicPaths = [
  "/",
  "/auth",
  "/forgot-password",
  "/reset-password",
  "/terms-of-service",
  "/privacy-policy",
  // Only for people who have signed in, but outside of the shell: see [Note: The payment page].
  "/subscribe",
  "/subscribe/test-portal",
] as const;

/** Paths behind the guard. */
export const protectedPaths = [
  ...Object.values(listPaths),
  "/dashboard",
  "/billing",
  "/bring-in",
  "/export",
  "/company-profile",
  "/support",
  "/support/contact",
  "/support/report-issue",
  "/support/faq",
  "/settings",
  "/privacy/what-the-server-sees",
  "/monthly-reports",
  "/reports",
  "/quotes/new",
  "/quote-builder",
  "/quotes/$id",
  "/quotes/$id/edit",
  "/invoices/new",
  "/invoices/$id",
  "/invoices/edit/$id",
  "/customers/$id",
] as const;

/** Every path of the product, as [Note: Routing] reads it. */
export const paths = [...publicPaths, ...protectedPaths];
