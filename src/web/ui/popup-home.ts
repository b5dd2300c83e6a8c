import { createContext, type RefObject, use } from "react";

/**
 * The element that menus and lists open in. It lies within a landmark (the content of the app, a
 * dialog), so that nothing on the page is outside of all landmarks, and at its end, so that nothing covers it.
 */
const PopupHomeContext = createContext<RefObject<HTMLElement | null> | null>(null);

/** Stands around what has its own home for popups. */
export const PopupHome = PopupHomeContext.Provider;

/** The portal's property that puts a popup into the nearest home; none puts it at the end of the body. */
export function usePopupHome(): { container?: RefObject<HTMLElement | null> } {
  const container = use(PopupHomeContext);
  return container === null ? {} : { container };
}
