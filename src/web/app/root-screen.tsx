import { lazy, Suspense } from "react";
import { useUser } from "#web/account/user-query.ts";
import { timing } from "#web/app/timing.ts";
import { useElapsed } from "#web/app/use-elapsed.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { isVerifiedHere } from "#web/vault/verified-flag.ts";

const loadLanding = () => import("#web/landing/landing-screen.tsx");
const LandingScreen = lazy(async () => ({ default: (await loadLanding()).LandingScreen }));
const loadHome = async () => (await import("#web/app/screens.ts")).loadHome();
const Home = lazy(async () => ({ default: await loadHome() }));

/**
 * The root (specification 1 §2): a spinner while the sign-in is being looked up; after 3 seconds, after an error
 * and for a visitor the landing page; for a user the dashboard in the shell.
 */
export function RootScreen() {
  const { data: user, isPending } = useUser();
  const tookLong = useElapsed(isPending, timing.rootLoading);
  // Nobody waits for one after the other: the screen that it will most likely be comes while the answer does.
  if (isPending) void (isVerifiedHere() ? loadHome() : loadLanding()).catch(() => undefined);
  return <Suspense fallback={<Spinner />}>{screen()}</Suspense>;

  function screen() {
    if (user) return <Home user={user} />;
    return isPending && !tookLong ? <Spinner /> : <LandingScreen />;
  }
}
