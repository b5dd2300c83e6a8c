/** What stays usable while a sheet is open: the notices, with their buttons. */
const staysUsable = "[data-above-sheets]";

/**
 * Makes the page inert around a sheet: nothing else is pressed, focused or read. What is added to the body later, as a
 * dialog that lies above the sheet, is not affected.
 *
 * @returns gives the page back; what was inert before stays so
 */
export function inertAround(sheet: HTMLElement): () => void {
  const shut: Element[] = [];
  const shutWithin = (parent: Element) => {
    for (const child of parent.children) {
      if (child === sheet || child.matches(staysUsable) || child.hasAttribute("inert")) continue;
      if (child.contains(sheet) || child.querySelector(staysUsable)) shutWithin(child);
      else shut.push(child);
    }
  };
  shutWithin(document.body);
  for (const element of shut) element.setAttribute("inert", "");
  return () => {
    for (const element of shut) element.removeAttribute("inert");
  };
}
