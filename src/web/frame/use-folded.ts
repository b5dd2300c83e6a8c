import { useLayoutEffect, useState } from "react";
import { foldedCookie } from "#contract/folded-cookie.ts";

/**
 * Whether the sidebar is folded to a rail of icons on desks, which this device remembers for a year, and what folds and
 * unfolds it. The page's root says it to styles.css.
 */
export function useFolded(): [isFolded: boolean, toggle: () => void] {
  const [isFolded, setFolded] = useState(() => document.cookie.includes(foldedCookie));
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-folded", isFolded);
    return () => root.removeAttribute("data-folded");
  }, [isFolded]);
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 and Safari before 18.4 have no cookieStore.
    document.cookie = `${foldedCookie}=1; path=/; samesite=lax; max-age=${isFolded ? 0 : 31_536_000}`;
    setFolded(!isFolded);
  };
  return [isFolded, toggle];
}
