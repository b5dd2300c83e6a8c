import type { ComponentType } from "react";
import { type LoadedOnce, loadedOnce } from "#web/app/loaded-once.ts";
import { paths, protectedPaths } from "#web/app/paths.ts";
import { RootScreen } from "#web/app/root-screen.tsx";
import type { ScreenProps } from "#web/app/screen-later.tsx";
import { matchPath } from "#web/routing/path-pattern.ts";

type Path = (typeof paths)[number];

export interface ScreenRoute {
  /** The path as it is declared. Another one is another screen, whose state begins empty. */
  path: Path;
  id: string | undefined;
  isGuarded: boolean;
}

/** The route of a path; null for an unknown one. */
export function routeOf(path: string): ScreenRoute | null {
  const match = matchPath(paths, path);
  return match && { path: match.pattern, id: match.id, isGuarded: guarded.has(match.pattern) };
}

const guarded: ReadonlySet<string> = new Set(protectedPaths);

/** The screen of a path that is unknown. */
export const notFound = loadedOnce(
  async () => (await import("#web/app/not-found-screen.tsx")).NotFoundScreen,
);

/** The guard and the frame around the screens of signed-in users. */
export const guard = loadedOnce(async () => (await import("#web/app/screens.ts")).loadGuard());

const screens = new Map<Path, LoadedOnce<ScreenProps>>();

/** The screen of a route. */
export function screenOf(path: Path): LoadedOnce<ScreenProps> {
  const known = screens.get(path);
  if (known) return known;
  const screen = loadedOnce(() => loadOf(path));
  screens.set(path, screen);
  return screen;
}

/** Loads what a path shows; null when it is there. */
export function prepare(path: string): Promise<unknown> | null {
  const route = routeOf(path);
  if (!route) return notFound.load();
  const loads = [screenOf(route.path).load(), route.isGuarded ? guard.load() : null];
  return loads.some((load) => load !== null) ? Promise.all(loads) : null;
}

/** The screens of visitors are named here, and all others in screens.ts, which is loaded with the first of them. */
async function loadOf(path: Path): Promise<ComponentType<ScreenProps>> {
  if (path === "/") return RootScreen;
  if (path === "/auth") return (await import("#web/account/auth-screen.tsx")).AuthScreen;
  return (await import("#web/app/screens.ts")).loadScreen(path);
}
