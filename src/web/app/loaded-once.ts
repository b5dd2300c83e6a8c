import { type ComponentType, use } from "react";
import { isScriptMissing } from "#web/app/script-missing.ts";
import { timing } from "#web/base/timing.ts";

/** A component in a script of its own. */
export interface LoadedOnce<Props> {
  /** Loads it; null when it is there. The promise never rejects: a failure is thrown where the component is used. */
  load: () => Promise<void> | null;
  /**
   * The component, for rendering. Suspends while it loads, and while the page is reloaded for a script that is missing.
   *
   * @throws what the load threw
   */
  useLoaded: () => ComponentType<Props>;
}

/**
 * Loads a component when it is first needed, and keeps it. A load that failed is tried again by the next. When a script
 * is missing, a newer release has replaced it, so the page is reloaded, once, and only when the component is rendered.
 *
 * Firefox fails loads that are under way when the page is left, and a reload would bring the person back. So a load that
 * fails then is tried again later, in case that they stay.
 *
 * @param page the page around it, and its clock
 */
export function loadedOnce<Props>(
  importIt: () => Promise<ComponentType<Props>>,
  { reload, wait }: PageAround = browserPage,
): LoadedOnce<Props> {
  let state: State<Props> = { loading: null, component: null, error: null };
  let isReloading = false;

  function load(): Promise<void> | null {
    if (state.component) return null;
    if (state.loading) return state.loading;
    const loading = importIt()
      .catch((error: unknown) => {
        if (!isLeaving) throw error;
        return wait(timing.leaving).then(importIt);
      })
      .then(
        (component) => {
          state = { loading: null, component, error: null };
        },
        (error: unknown) => {
          state = { loading: null, component: null, error };
        },
      );
    state = { loading, component: null, error: null };
    return loading;
  }

  function reloadOrThrow(error: unknown): never {
    if (!isReloading && !mayReloadFor(error)) throw error;
    if (!isReloading) reload();
    isReloading = true;
    return use(never);
  }

  return {
    load,
    useLoaded: () => {
      const loading = state.error === null ? load() : null;
      if (loading) use(loading);
      return state.component ?? reloadOrThrow(state.error);
    },
  };
}

interface PageAround {
  reload: () => void;
  wait: (milliseconds: number) => Promise<unknown>;
}

const browserPage: PageAround = {
  reload: () => location.reload(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** True from when the page is about to be left, or a download begins, for the time that another page may take to come. */
let isLeaving = false;
addEventListener("beforeunload", () => {
  isLeaving = true;
  setTimeout(() => (isLeaving = false), timing.leaving);
});

/** For what the page is not there any more to see. */
const never = new Promise<never>(() => undefined);

interface State<Props> {
  loading: Promise<void> | null;
  component: ComponentType<Props> | null;
  error: unknown;
}

/** True once for each script that is missing: a reload that did not help is not repeated. */
function mayReloadFor(error: unknown): boolean {
  if (!isScriptMissing(error) || !(error instanceof Error)) return false;
  const mark = `reloaded-for:${error.message}`;
  try {
    const isNew = sessionStorage.getItem(mark) === null;
    sessionStorage.setItem(mark, "1");
    return isNew;
  } catch {
    // Without storage nobody knows whether it was tried before, and a reload could follow another for ever.
    return false;
  }
}
