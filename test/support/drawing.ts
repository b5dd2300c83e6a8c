import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach } from "vitest";

/** A place in the page for the components of a test. It is new for each test, and gone after it. */
export interface Drawing {
  /** What the components are drawn into. */
  readonly host: HTMLElement;
  /** Draws into it, in the place of what was drawn before. */
  draw(node: ReactNode): Promise<void>;
}

/** For tests whose environment is happy-dom; called once in a file. */
export function drawing(): Drawing {
  let host: HTMLElement;
  let root: Root;
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    host = document.body.appendChild(document.createElement("div"));
    root = createRoot(host);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  return {
    get host() {
      return host;
    },
    draw: (node) => act(async () => root.render(node)),
  };
}
