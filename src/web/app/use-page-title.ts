import { useEffect } from "react";

const product = "Quotewright";

/** Names the browser's tab after a page for as long as it is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${product}`;
    return () => {
      document.title = product;
    };
  }, [title]);
}
