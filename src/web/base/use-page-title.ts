import { useEffect } from "react";

const product = "Quotewright";

/** Sets the title of the browser's tab while a page is shown; null leaves the title alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    document.title = `${title} - ${product}`;
    return () => {
      document.title = product;
    };
  }, [title]);
}
