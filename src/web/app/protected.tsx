import { useQueryClient } from "@tanstack/react-query";
import { Navigate, Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { SignedInFrame } from "#web/app/signed-in-frame.tsx";
import { timing } from "#web/base/timing.ts";
import { useElapsed } from "#web/base/use-elapsed.ts";
import { lastReader, userQuery, useUser } from "#web/base/user-query.ts";
import { mayEnter } from "#web/billing/subscription-guard.ts";
import { Spinner } from "#web/ui/spinner.tsx";

/** The guard of every screen that requires signing in. It remembers the path for after the sign-in. */
export function Protected() {
  const { data: user, isPending } = useUser();
  const tookLong = useElapsed(isPending, timing.guardLoading);
  const path = useLocation({ select: (location) => location.pathname });
  const from = useLocation({ select: (location) => location.href });
  useFreshUser(path);
  if (isPending && !tookLong) return <Spinner />;
  if (!user) {
    // The address changes to the sign-in before its screen is shown; a second redirect would lose the remembered path.
    if (path === "/auth") return <Spinner />;
    return <Navigate to="/auth" state={(state) => ({ ...state, from, fromReader: lastReader() })} replace />;
  }
  if (!mayEnter(user, path)) return <Navigate to="/subscribe" replace />;
  return (
    <SignedInFrame key={user.id} user={user}>
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
    </SignedInFrame>
  );
}

/**
 * Refetches the user on a change of screen once the cached one is stale, because a trial can end while a tab is open.
 */
function useFreshUser(pathname: string): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of screen is the occasion.
  useEffect(() => void client.prefetchQuery(userQuery), [client, pathname]);
}
