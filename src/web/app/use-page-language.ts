import { useEffect } from "react";
import type { Language } from "#domain/company/region.ts";

/** Gives the page its language for as long as it is shown: spell checks, hyphens and screen readers go by it. */
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
