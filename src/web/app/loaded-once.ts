import { type ComponentType, use } from "react";

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
 * is missing, a newer release has replaced it, so the page is reloaded, once, and only when the component is rendered:
 * Firefox fails loads that are under way when the page is left, and a reload for one that was ahead of its time would
 * bring the person back.
 *
 * @param reload reloads the page
 */
export function loadedOnce<Props>(
  importIt: () => Promise<ComponentType<Props>>,
  reload = () => window.location.reload(),
): LoadedOnce<Props> {
  let state: State<Props> = { loading: null, component: null, error: null };
  let isReloading = false;

  function load(): Promise<void> | null {
    if (state.component) return null;
    if (state.loading) return state.loading;
    const loading = importIt().then(
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
    if (!isReloading) {
      if (!mayReloadFor(error)) throw error;
      isReloading = true;
      reload();
    }
    return use(never);
  }

  return {
    load,
    useLoaded: () => {
      if (state.error !== null) reloadOrThrow(state.error);
      const loading = load();
      if (loading) use(loading);
      if (state.error !== null) reloadOrThrow(state.error);
      if (!state.component) throw new Error("The component did not load");
      return state.component;
    },
  };
}

/** For what the page is not there any more to see. */
const never = new Promise<never>(() => undefined);

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

/** True once for each script that is missing: a reload that did not help is not repeated. */
function mayReloadFor(error: unknown): boolean {
  if (!isScriptMissing(error) || !(error instanceof Error)) return false;
  const mark = `reloaded-for:${error.message}`;
  try {
    if (sessionStorage.getItem(mark) !== null) return false;
    sessionStorage.setItem(mark, "1");
    return true;
  } catch {
    // Without storage nobody knows whether it was tried before, and a reload could follow another for ever.
    return false;
  }
}
