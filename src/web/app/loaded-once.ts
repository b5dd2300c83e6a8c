import { type ComponentType, use } from "react";

/** A component in a script of its own. */
export interface LoadedOnce<Props> {
  /** Loads it; null when it is there. The promise never rejects: a failure is thrown where the component is used. */
  load: () => Promise<void> | null;
  /** The component, for rendering. Suspends while it loads. @throws what the load threw */
  useLoaded: () => ComponentType<Props>;
}

/**
 * Loads a component when it is first needed, and keeps it. A load that failed is tried again by the next. When a script
 * is missing, a newer release has replaced it, so the page is reloaded, once.
 */
export function loadedOnce<Props>(importIt: () => Promise<ComponentType<Props>>): LoadedOnce<Props> {
  let state: State<Props> = { loading: null, component: null, error: null };

  function load(): Promise<void> | null {
    if (state.component) return null;
    if (state.loading) return state.loading;
    const loading = importIt().then(
      (component) => {
        state = { loading: null, component, error: null };
      },
      (error: unknown) => {
        if (reloadsFor(error)) return new Promise<void>(() => undefined);
        state = { loading: null, component: null, error };
        return undefined;
      },
    );
    state = { loading, component: null, error: null };
    return loading;
  }

  return {
    load,
    useLoaded: () => {
      if (state.error !== null) throw state.error;
      const loading = load();
      if (loading) use(loading);
      if (state.error !== null) throw state.error;
      if (!state.component) throw new Error("The component did not load");
      return state.component;
    },
  };
}

interface State<Props> {
  loading: Promise<void> | null;
  component: ComponentType<Props> | null;
  error: unknown;
}

/** The messages of Chrome, Firefox and Safari when a script or style could not be loaded. */
export function isScriptMissing(error: unknown): boolean {
  const message = error instanceof Error ? error.message : "";
  return /dynamically imported module|importing a module script failed|unable to preload/i.test(message);
}

/** Reloads the page for a script that is missing; false when that has been tried for this script before. */
function reloadsFor(error: unknown): boolean {
  if (!isScriptMissing(error) || !(error instanceof Error)) return false;
  const mark = `reloaded-for:${error.message}`;
  try {
    if (sessionStorage.getItem(mark) !== null) return false;
    sessionStorage.setItem(mark, "1");
  } catch {
    // Without storage nobody knows whether it was tried before, and a reload could follow another for ever.
    return false;
  }
  window.location.reload();
  return true;
}
