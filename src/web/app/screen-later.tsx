import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { systemRoutes } from "#contract/system.ts";
import { call } from "#web/base/call.ts";
import { messages } from "#web/base/messages.ts";
import { unreachable } from "#web/overlays/say-unreachable.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";

/** What a screen is given: the id in its path. */
export interface ScreenProps {
  id?: string;
}

export type LoadScreen<Props = object> = () => Promise<ComponentType<Props>>;

/**
 * Loads a screen. When its script cannot be loaded because the server cannot be reached, a placeholder is shown
 * instead. It tries again once the browser is online or its button is pressed, so that a person who has no signal for a
 * moment stays in the app.
 *
 * @throws what the import threw when the server does answer: then a newer version of the app has been released, and
 *   `loadedOnce` reloads the page
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

/** Some browsers cache a failed import until the page is reloaded. */
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
