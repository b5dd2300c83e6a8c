// Finds in the page what a person would find, by role, name and label. Added to every page together with the Testing
// Library, as a plain script, and so without import and export.

/** @typedef {{ role?: string, name?: string, pattern?: string, label?: string, selector?: string }} Sought */

globalThis.eyes = {
  /**
   * Where to press, when nothing covers it. An element given by a selector is pressed even if it is covered. @param
   * {Sought} sought
   */
  place(sought) {
    const found = seen(sought);
    if (!found || isOff(found)) return null;
    const target = withRoom(found);
    if (!isInView(target)) target.scrollIntoView({ block: "center", inline: "nearest" });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    if (sought.selector) return { x, y };
    const hit = document.elementFromPoint(x, y);
    const isFree = hit !== null && (target.contains(hit) || hit.contains(target) || labelled(hit) === found);
    return isFree ? { x, y } : null;
  },
  /** @param {Sought} sought */
  value(sought) {
    const found = seen(sought);
    return found && "value" in found ? found.value : null;
  },
  /** @param {Sought} sought */
  hasFocus(sought) {
    return seen(sought) === document.activeElement;
  },
  /** @param {Sought} sought */
  height(sought) {
    return seen(sought)?.getBoundingClientRect().height ?? null;
  },
  /**
   * Chooses an option by its text, with the events that React listens to. @param {Sought} sought @param {string}
   * option
   */
  choose(sought, option) {
    const list = seen(sought);
    if (!(list instanceof HTMLSelectElement)) return null;
    const chosen = [...list.options].find(({ label }) => label === option);
    if (!chosen) return null;
    list.selectedIndex = chosen.index;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  },
};

/** The first visible match. @param {Sought} sought @returns {Element | undefined} */
function seen({ role, name, pattern, label, selector }) {
  const { queryAllByRole, queryAllByLabelText } = globalThis.TestingLibraryDom;
  const { body } = document;
  const named = pattern === undefined ? name : new RegExp(pattern);
  const all = role
    ? queryAllByRole(body, role, { name: named, hidden: true })
    : label
      ? queryAllByLabelText(body, new RegExp(`^${escaped(label)}\\*?$`))
      : [...document.querySelectorAll(selector ?? "")];
  return all.find(
    (/** @type {Element} */ one) => one.checkVisibility() && !one.closest("[inert], [aria-hidden=true]"),
  );
}

/** @param {string} words */
function escaped(words) {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A box that is drawn by its label only is pressed there. @param {Element} found */
function withRoom(found) {
  const { width, height } = found.getBoundingClientRect();
  const isDrawn = Math.min(width, height) >= 8;
  return isDrawn || !(found instanceof HTMLInputElement) ? found : (found.labels?.[0] ?? found);
}

/** @param {Element} hit */
function labelled(hit) {
  return hit.closest("label")?.control ?? null;
}

/** @param {Element} element */
function isOff(element) {
  return element.matches(":disabled, [aria-disabled=true]");
}

/**
 * Whether all of it is within the window, and not covered by fixed parts at top and bottom. @param {Element} element
 */
function isInView(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 80 && bottom <= innerHeight - 100;
}
