import { lazy, Suspense } from "react";
import { useUser } from "#web/account/user-query.ts";
import { timing } from "#web/app/timing.ts";
import { useElapsed } from "#web/app/use-elapsed.ts";
import { LandingScreen } from "#web/landing/landing-screen.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

const Home = lazy(async () => ({ default: (await import("#web/dashboard/home.tsx")).Home }));

/**
 * The root (specification 1 §2): a spinner while the sign-in is being looked up; after 3 seconds, after an error
 * and for a visitor the landing page; for a user the dashboard in the shell.
 */
export function RootScreen() {
  const { data: user, isPending } = useUser();
  const tookLong = useElapsed(isPending, timing.rootLoading);
  if (user) {
    return (
      <Suspense fallback={<Spinner />}>
        <Home user={user} />
      </Suspense>
    );
  }
  return isPending && !tookLong ? <Spinner /> : <LandingScreen />;
}
