import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { NotFoundScreen } from "#web/app/not-found-screen.tsx";
import { RootFrame } from "#web/app/root-frame.tsx";
import { RootScreen } from "#web/app/root-screen.tsx";
import { ScreenFailed } from "#web/app/screen-failed.tsx";
import type { ScreenName } from "#web/app/screens.ts";
import { listPaths } from "#web/records/list-paths.ts";

/** Paths that are open to every visitor. */
const publicPaths = [
  "/forgot-password",
  "/reset-password",
  "/terms-of-service",
  "/privacy-policy",
  // Only for people who have signed in, but outside of the shell: see [Note: The payment page].
  "/subscribe",
  "/subscribe/test-portal",
] as const;

/** Paths behind the guard. */
const protectedPaths = [
  ...Object.values(listPaths),
  "/dashboard",
  "/billing",
  "/export",
  "/company-profile",
  "/support",
  "/support/contact",
  "/support/report-issue",
  "/support/faq",
  "/settings",
  "/privacy/what-the-server-sees",
  "/monthly-reports",
  "/quotes/new",
  "/quote-builder",
  "/quotes/$id",
  "/quotes/$id/edit",
  "/invoices/new",
  "/invoices/$id",
  "/invoices/edit/$id",
] as const;

/** Every route of the product. A screen is loaded when it is first opened, or when the mouse is over a link to it. */
const rootRoute = createRootRoute({ component: RootFrame, notFoundComponent: NotFoundScreen });

const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "protected",
  component: screen("protected"),
});

const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: "/", component: RootScreen }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/auth",
    component: lazyRouteComponent(() => import("#web/account/auth-screen.tsx"), "AuthScreen"),
  }),
  ...publicPaths.map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: screen(path) }),
  ),
  protectedRoute.addChildren(
    protectedPaths.map((path) =>
      createRoute({ getParentRoute: () => protectedRoute, path, component: screen(path) }),
    ),
  ),
]);

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultPreload: "intent",
  defaultErrorComponent: ScreenFailed,
});

/** A screen of screens.ts, which is itself loaded with the first of them. */
function screen(name: ScreenName) {
  return lazyRouteComponent(async () => {
    const { loadScreen } = await import("#web/app/screens.ts");
    return { default: await loadScreen(name) };
  });
}
