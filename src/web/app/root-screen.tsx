import { lazy, Suspense, useEffect } from "react";
import { timing } from "#web/base/timing.ts";
import { useElapsed } from "#web/base/use-elapsed.ts";
import { useUser } from "#web/base/user-query.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { isVerified } from "#web/vault/verified-flag.ts";

const loadLanding = () => import("#web/landing/landing-screen.tsx");
const LandingScreen = lazy(async () => ({ default: (await loadLanding()).LandingScreen }));
const loadHome = async () => (await import("#web/app/screens.ts")).loadHome();
const Home = lazy(async () => ({ default: await loadHome() }));

/** Somebody has entered a passphrase in this browser session, perhaps in another tab, or it is a visitor. */
async function loadLikely(): Promise<unknown> {
  return (await isVerified()) ? loadHome() : loadLanding();
}

/**
 * The screen at "/": a spinner while the user is being fetched; the landing page for a visitor, after 3 seconds, or
 * after an error; the dashboard in the shell for a signed-in user.
 */
export function RootScreen() {
  const { data: user, isPending } = useUser();
  const tookLong = useElapsed(isPending, timing.rootLoading);
  // The most likely screen loads while the answer is under way, so that the two waits overlap.
  useEffect(() => {
    if (isPending) void loadLikely().catch(() => undefined);
  }, [isPending]);
  return <Suspense fallback={<Spinner />}>{screen()}</Suspense>;

  function screen() {
    if (user) return <Home user={user} />;
    return isPending && !tookLong ? <Spinner /> : <LandingScreen />;
  }
}
