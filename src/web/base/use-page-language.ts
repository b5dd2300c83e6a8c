import { useEffect } from "react";
import type { Language } from "#domain/region/region.ts";

/**
 * Sets the page's language while the component is mounted: spell check, hyphenation and screen readers depend on it.
 */
export function usePageLanguage(language: Language): void {
  useEffect(() => {
    const { documentElement } = document;
    const before = documentElement.lang;
    documentElement.lang = language;
    return () => {
      documentElement.lang = before;
    };
  }, [language]);
}
