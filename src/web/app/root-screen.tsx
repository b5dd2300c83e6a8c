import { lazy, Suspense } from "react";
import { timing } from "#web/base/timing.ts";
import { useElapsed } from "#web/base/use-elapsed.ts";
import { useUser } from "#web/base/user-query.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { isVerifiedHere } from "#web/vault/verified-flag.ts";

const loadLanding = () => import("#web/landing/landing-screen.tsx");
const LandingScreen = lazy(async () => ({ default: (await loadLanding()).LandingScreen }));
const loadHome = async () => (await import("#web/app/screens.ts")).loadHome();
const Home = lazy(async () => ({ default: await loadHome() }));

/**
 * The screen at "/": a spinner while the user is being fetched; the landing page for a visitor, after 3 seconds, or
 * after an error; the dashboard in the shell for a signed-in user.
 */
export function RootScreen() {
  const { data: user, isPending } = useUser();
  const tookLong = useElapsed(isPending, timing.rootLoading);
  // The most likely screen loads while the answer is under way, so that the two waits overlap.
  if (isPending) void (isVerifiedHere() ? loadHome() : loadLanding()).catch(() => undefined);
  return <Suspense fallback={<Spinner />}>{screen()}</Suspense>;

  function screen() {
    if (user) return <Home user={user} />;
    return isPending && !tookLong ? <Spinner /> : <LandingScreen />;
  }
}
