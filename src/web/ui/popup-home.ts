import { createContext, type RefObject, use } from "react";

/**
 * The element that menus and lists open in. It lies within a landmark (the content of the app, a dialog), so that
 * nothing on the page is outside of all landmarks, and at its end, so that nothing covers the popup.
 */
const PopupHomeContext = createContext<RefObject<HTMLElement | null> | null>(null);

/** Provides the element that popups inside open in. */
export const PopupHome = PopupHomeContext.Provider;

/** The portal's property that puts a popup into the nearest home; without a home it is put at the end of the body. */
export function usePopupHome(): { container?: RefObject<HTMLElement | null> } {
  const container = use(PopupHomeContext);
  return container === null ? {} : { container };
}
