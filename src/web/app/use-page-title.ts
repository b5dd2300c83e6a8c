import { useEffect } from "react";

const product = "Quotewright";

/** Names the browser's tab after a page for as long as it is shown; null leaves the name to somebody else. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    document.title = `${title} - ${product}`;
    return () => {
      document.title = product;
    };
  }, [title]);
}
