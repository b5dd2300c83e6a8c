import { Component, type ReactNode, Suspense, useLayoutEffect } from "react";
import { guard, notFound, routeOf, type ScreenRoute, screenOf } from "#web/app/routes.ts";
import { ScreenFailed } from "#web/app/screen-failed.tsx";
import { settleScroll } from "#web/routing/scroll.ts";
import { usePlace } from "#web/routing/use-place.ts";

/** The screen of the place that is shown; see [Note: Routing]. Only the first one is rendered before it has loaded. */
export function ShownScreen() {
  const { path, key } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has its own position
  useLayoutEffect(settleScroll, [key]);
  const route = routeOf(path);
  return (
    <Caught place={key}>
      <Suspense fallback={null}>
        {!route ? (
          <NotFound />
        ) : route.isGuarded ? (
          <Guarded route={route} place={key} />
        ) : (
          <ScreenOf route={route} />
        )}
      </Suspense>
    </Caught>
  );
}

function NotFound() {
  const Screen = notFound.useLoaded();
  return <Screen />;
}

interface GuardedProps {
  route: ScreenRoute;
  place: string;
}

function Guarded({ route, place }: GuardedProps) {
  const Guard = guard.useLoaded();
  return (
    <Guard>
      <Caught place={place}>
        <ScreenOf route={route} />
      </Caught>
    </Guard>
  );
}

function ScreenOf({ route: { path, id } }: { route: ScreenRoute }) {
  const Screen = screenOf(path).useLoaded();
  return <Screen key={path} {...(id !== undefined && { id })} />;
}

interface CaughtProps {
  /** The visit. The next one is tried without the last one's error. */
  place: string;
  children: ReactNode;
}

/** Shows {@link ScreenFailed} in place of what threw an error while rendering. */
class Caught extends Component<CaughtProps, { error: unknown; at: string | null }> {
  override state = { error: null, at: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ place }: CaughtProps, { at }: { at: string | null }) {
    return at === place ? null : { at: place, error: null };
  }

  override render() {
    return this.state.error === null ? this.props.children : <ScreenFailed error={this.state.error} />;
  }
}
