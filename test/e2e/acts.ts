import { type CDPSession, expect, type Page } from "@playwright/test";
import { leftOverlays } from "#test/e2e/left-overlays.ts";

/** Something that can be done on a page, as the browser tells it to a screen reader. */
interface Act {
  role: string;
  name: string;
  /** Where it stands: the nearest landmark, dialog, menu or named group. */
  region: string;
  /** Where a link leads. */
  href: string | undefined;
  isDisabled: boolean;
  /** Finds its element: the value of `data-act`. */
  key: string;
}

/**
 * What is wrong with the acts of a page: lost, without a name, with the name of another one, or out of reach of the keys.
 *
 * @param needed acts that have to be there, by role and name; one that ends in "…" begins so
 */
export async function faultsOfActs(
  page: Page,
  what: string,
  needed: readonly string[] = [],
): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const acts = await actsWith(page, browser, needed);
  const faults = [...lostOf(acts, needed), ...namingFaults(acts), ...(await reachFaults(page, acts))];
  await browser.detach();
  return faults.map((fault) => `${what}: ${fault}`);
}

/** The acts of a page, once those that have to be there are: the paper beside an editor is drawn by a worker. */
async function actsWith(page: Page, browser: CDPSession, needed: readonly string[]): Promise<Act[]> {
  let acts: Act[] = [];
  const lost = async () => {
    acts = await actsOf(page, browser);
    return lostOf(acts, needed);
  };
  await expect
    .poll(lost)
    .toEqual([])
    .catch(() => undefined);
  return acts;
}

/** The names of the buttons that announce a menu or a dialog. */
export async function openersOn(page: Page): Promise<string[]> {
  const buttons = page.locator("button[aria-haspopup]").filter({ visible: true });
  return buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute("aria-label") ?? button.textContent ?? ""),
  );
}

/** The dialogs, questions and menus that are open. */
export const popups = "[role=dialog], [role=alertdialog], [role=menu]";

/** The one that was opened last. */
export function popup(page: Page) {
  return page.locator(popups).last();
}

/** Closes what is open; a dialog in which a box has the focus may take a second press. */
export async function closePopup(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.locator(popups)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await leftOverlays(page);
}

const actRoles: ReadonlySet<string> = new Set([
  ...[
    "button",
    "link",
    "menuitem",
    "menuitemcheckbox",
    "menuitemradio",
    "tab",
    "switch",
    "checkbox",
    "radio",
  ],
  ...["textbox", "searchbox", "combobox", "spinbutton", "slider", "Date", "InputTime", "ColorWell"],
  "DisclosureTriangle",
]);
const layerRoles: ReadonlySet<string> = new Set(["dialog", "alertdialog", "menu"]);
const regionRoles: ReadonlySet<string> = new Set([
  ...["banner", "navigation", "main", "complementary", "contentinfo", "search", "form", "region", "dialog"],
  ...["alertdialog", "menu", "tablist", "toolbar", "group", "radiogroup", "article", "list", "listbox"],
]);

async function actsOf(page: Page, browser: CDPSession): Promise<Act[]> {
  await page.evaluate(() => {
    for (const [index, element] of document.querySelectorAll("body *").entries()) {
      element.setAttribute("data-act", String(index));
    }
  });
  const { root } = await browser.send("DOM.getDocument", { depth: -1 });
  const attributesOf = new Map<number, Map<string, string>>();
  const elements = [root];
  for (const { backendNodeId, children = [], attributes = [] } of elements) {
    const pairs = attributes.flatMap((each, index) =>
      index % 2 === 0 ? [[each, attributes[index + 1] ?? ""] as const] : [],
    );
    attributesOf.set(backendNodeId, new Map(pairs));
    elements.push(...children);
  }
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const ancestorsOf = (id: string | undefined): typeof nodes => {
    const node = byId.get(id ?? "");
    return node ? [node, ...ancestorsOf(node.parentId)] : [];
  };
  // Behind a menu the page can still be pressed, but what is asked for is the menu's.
  const isLayered = nodes.some(({ ignored, role }) => !ignored && layerRoles.has(String(role?.value)));
  const acts: Act[] = [];
  for (const node of nodes) {
    const role = String(node.role?.value);
    const attributes = attributesOf.get(node.backendDOMNodeId ?? -1);
    // What has no element of ours is a part of a box that the browser draws, as the parts of a date.
    if (node.ignored || !actRoles.has(role) || !attributes?.has("data-act")) continue;
    const around = ancestorsOf(node.parentId);
    if (isLayered && !around.some((each) => layerRoles.has(String(each.role?.value)))) continue;
    const at = around.find((each) => isRegion(String(each.role?.value), String(each.name?.value ?? "")));
    const property = (name: string) => node.properties?.find((each) => each.name === name)?.value.value;
    acts.push({
      role,
      name: String(node.name?.value ?? "").trim(),
      region: at ? `${at.role?.value} ${at.name?.value ?? ""}`.trim() : "page",
      href: role === "link" ? attributes.get("href") : undefined,
      isDisabled: property("disabled") === true,
      key: attributes.get("data-act") ?? "",
    });
  }
  return acts;
}

/** Groups without a name tell nobody where they are. */
function isRegion(role: string, name: string): boolean {
  return regionRoles.has(role) && (name !== "" || !/^(group|list|article|form|region)$/.test(role));
}

function lostOf(acts: readonly Act[], needed: readonly string[]): string[] {
  const there = acts.map(({ role, name }) => `${role} ${name}`);
  const isThere = (act: string) =>
    act.endsWith("…") ? there.some((each) => each.startsWith(act.slice(0, -1))) : there.includes(act);
  return needed.filter((act) => !isThere(act)).map((act) => `lost: ${act}`);
}

function namingFaults(acts: readonly Act[]): string[] {
  const faults: string[] = [];
  const seen = new Map<string, Act>();
  for (const act of acts) {
    const { role, name, region, href } = act;
    if (name === "") faults.push(`${role} without a name in ${region}`);
    const called = `${role} "${name}" in ${region}`;
    const other = seen.get(called);
    if (other && (href === undefined || href !== other.href)) faults.push(`two of ${called}`);
    seen.set(called, act);
  }
  return faults;
}

/** The acts that neither Tab nor, within a group that Tab enters, the arrows reach. */
async function reachFaults(page: Page, acts: readonly Act[]): Promise<string[]> {
  await page.evaluate(() => {
    const reached = new Set<string>();
    Object.assign(window, { reached });
    const note = (element: Element | null) => reached.add(element?.getAttribute("data-act") ?? "");
    note(document.activeElement);
    addEventListener("focusin", ({ target }) => note(target as Element), { capture: true });
  });
  const able = acts.filter(({ isDisabled }) => !isDisabled);
  const isMenu = await page.getByRole("menu").isVisible();
  const keys = able.map(({ key }) => key);
  let missed = keys;
  // Each part of a date box stops the Tab key by itself.
  for (let presses = 0; presses < able.length + 15 && missed.length > 0; presses += 5) {
    for (let press = 0; press < 5; press += 1) await page.keyboard.press(isMenu ? "ArrowDown" : "Tab");
    missed = await page.evaluate(missedOf, keys);
  }
  return able
    .filter(({ key }) => missed.includes(key))
    .map(({ role, name }) => `no key reaches ${role} "${name}"`);
}

/** Of these elements those that had no focus, nor another one of their group. Runs in the page. */
function missedOf(keys: string[]): string[] {
  const { reached } = window as unknown as { reached: Set<string> };
  const isReached = (element: Element) => reached.has(element.getAttribute("data-act") ?? "");
  return keys.filter((key) => {
    const element = document.querySelector(`[data-act="${key}"]`);
    if (element === null || isReached(element)) return false;
    const group = element.closest("[role=tablist], [role=radiogroup], [role=toolbar], [role=menu], fieldset");
    const isMoving = element.matches("input[type=radio], [tabindex='-1']");
    return !(isMoving && group && [...group.querySelectorAll("[data-act]")].some(isReached));
  });
}
