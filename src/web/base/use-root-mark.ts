import { useLayoutEffect } from "react";

/** What the styles of other parts of the page depend on, as attributes of its root: `data-editor`. */
type RootMark = "editor" | "footBar" | "sorts";

const shown: Record<RootMark, number> = { editor: 0, footBar: 0, sorts: 0 };

/**
 * Marks the root of the page while something is shown that changes what lies elsewhere, from the frame in which it comes.
 * A style that asks for it by `:has()` in an ancestor of the lines of a document makes the browser go through all of them
 * with every element that comes or goes: half of the task of a letter in a document of 200 lines.
 *
 * @param isShown whether it is; by default while the component is there
 */
export function useRootMark(mark: RootMark, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    shown[mark] += 1;
    dataset[mark] = "";
    return () => {
      shown[mark] -= 1;
      if (shown[mark] === 0) delete dataset[mark];
    };
  }, [mark, isShown]);
}
