import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { systemRoutes } from "#contract/system.ts";
import { call } from "#web/app/call.ts";
import { messages } from "#web/app/messages.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { unreachable } from "#web/ui/say-unreachable.ts";

/** A way to load a screen. */
export type LoadScreen<Props = object> = () => Promise<ComponentType<Props>>;

/**
 * Loads a screen. Where its script cannot be had because the server is away, one that comes later takes its place, so
 * that whoever is without a signal for a moment stays in the app.
 *
 * @throws what the loading threw while the server answers: the app is a newer one by then, and the router loads the
 *   page anew
 */
export async function loadOrLater<Props extends object>(
  load: LoadScreen<Props>,
): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch (error) {
    if (await answers()) throw error;
    return screenLater(load);
  }
}

function screenLater<Props extends object>(load: LoadScreen<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function ScreenLater(props) {
    const [Screen, setScreen] = useState(() => loaded);
    const [isTrying, setTrying] = useState(false);
    const tryAgain = async () => {
      if (Screen || isTrying) return;
      setTrying(true);
      loaded = await load().catch(reloadIfAnswered);
      setScreen(() => loaded);
      setTrying(false);
    };
    const tryOnline = useEffectEvent(tryAgain);
    useEffect(() => {
      const comeBack = () => void tryOnline();
      window.addEventListener("online", comeBack);
      return () => window.removeEventListener("online", comeBack);
    }, []);
    if (Screen) return <Screen {...props} />;
    return (
      <LoadFailed
        title={unreachable.title}
        detail={messages().notice.screenLater}
        onRetry={() => void tryAgain()}
        retrying={isTrying}
      />
    );
  };
}

/** Some browsers keep to it that a script could not be had, until the page is loaded anew. */
async function reloadIfAnswered(): Promise<null> {
  if (await answers()) window.location.reload();
  return null;
}

async function answers(): Promise<boolean> {
  return call(systemRoutes.health, {}).then(
    () => true,
    () => false,
  );
}
