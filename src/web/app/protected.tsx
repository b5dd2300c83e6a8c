import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect } from "react";
import { SignedInFrame } from "#web/app/signed-in-frame.tsx";
import { timing } from "#web/base/timing.ts";
import { useElapsed } from "#web/base/use-elapsed.ts";
import { lastReader, userQuery, useUser } from "#web/base/user-query.ts";
import { mayEnter } from "#web/billing/subscription-guard.ts";
import { Redirect, usePlace } from "#web/routing/use-place.ts";
import { Spinner } from "#web/ui/spinner.tsx";

export interface ProtectedProps {
  children: ReactNode;
}

/** The guard of every screen that requires signing in. It remembers the path for after the sign-in. */
export function Protected({ children }: ProtectedProps) {
  const { data: user, isPending } = useUser();
  const tookLong = useElapsed(isPending, timing.guardLoading);
  const { path, href, state } = usePlace();
  useFreshUser(path);
  if (isPending && !tookLong) return <Spinner />;
  if (!user) {
    return <Redirect href="/auth" state={{ ...state, from: href, fromReader: lastReader() }} />;
  }
  if (!mayEnter(user, path)) return <Redirect href="/subscribe" />;
  return (
    <SignedInFrame key={user.id} user={user}>
      <Suspense fallback={<Spinner />}>{children}</Suspense>
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
