import { useQueryClient } from "@tanstack/react-query";
import { Navigate, Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { lastReader, userQuery, useUser } from "#web/account/user-query.ts";
import { SignedInFrame } from "#web/app/signed-in-frame.tsx";
import { mayEnter } from "#web/app/subscription-guard.ts";
import { timing } from "#web/app/timing.ts";
import { useElapsed } from "#web/app/use-elapsed.ts";
import { Spinner } from "#web/ui/spinner.tsx";

/** The guard of every screen behind the sign-in (specification 1 §2); the way back is remembered. */
export function Protected() {
  const { data: user, isPending } = useUser();
  const tookLong = useElapsed(isPending, timing.guardLoading);
  const path = useLocation({ select: (location) => location.pathname });
  const from = useLocation({ select: (location) => location.href });
  useFreshUser(path);
  if (isPending && !tookLong) return <Spinner />;
  if (!user) {
    // The address is that of the sign-in before its screen is there: to go again would forget the way back.
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

/** Reads the user again with a change of screen, once what is known is not fresh: a trial ends while a tab is open. */
function useFreshUser(pathname: string): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of screen is the occasion.
  useEffect(() => void client.prefetchQuery(userQuery), [client, pathname]);
}
