import type { Page } from "@playwright/test";
import { axeFaults, faultsInForcedColours, settle } from "#test/e2e/accessible.ts";
import { closePopup, faultsOfActs, openersOn, popups } from "#test/e2e/acts.ts";
import { actsOfScreens } from "#test/e2e/acts-of-screens.ts";
import { faultsAt, setWidth, touchedDesk, widths } from "#test/e2e/faults-of-layout.ts";
import { controlsUnderBars } from "#test/e2e/focus-under-bars.ts";
import { nextFrames } from "#test/e2e/frames.ts";
import {
  nameOf,
  type Opening,
  openBy,
  openings,
  openingsWithCis,
  openingsWithoutSubscription,
} from "#test/e2e/openings.ts";
import { wordsInEachView, wordsOfOthers } from "#test/e2e/regional-words.ts";
import { smallTargets } from "#test/e2e/small-targets.ts";

/** What is asked of an open screen, which stays as it was. @returns what is wrong with it, each with the screen */
export type Question = (page: Page, screen: string) => Promise<string[]>;

/** Each act has a name of its own and is reached by the keys. */
export const acts: Question = (page, screen) => faultsOfActs(page, screen);

/** The same on the screens of a firm, and none is lost. */
export const actsOfFirm: Question = (page, screen) => {
  const needed = actsOfScreens.find(({ on }) => on.test(screen));
  return faultsOfActs(page, screen, needed ? [...needed.both, ...(needed[kindOf(page)] ?? [])] : []);
};

/** What opens is in the list of what opens, so that it is asked too. */
export const knownOpenings: Question = async (page, screen) => {
  // The frame is on every screen, and a new document has the rows of a stored one.
  const alike = ["/", screen.replace(/new$/, "edit")];
  const known = openings.filter(({ on }) => alike.some((each) => on.test(each)));
  const unknown = (await openersOn(page)).filter((name) => !known.some(({ press }) => press[0]?.test(name)));
  return unknown.map((name) => `${screen}: openings.ts does not have "${name}"`);
};

/** A British firm reads and hears no word of another region, in any view of a paper. */
export const ownWords: Question = (page, screen) => wordsInEachView(page, "en-GB", screen);

/**
 * The acts, the words, the colours and the layout of dialogs, sheets and menus, and for a finger the size of their
 * controls. They stay open while the window changes.
 */
export const whatOpens: Question = (page, screen) => facesOf(page, screen, openings);

/** The same of a firm in the Construction Industry Scheme. */
export const whatOpensWithCis: Question = (page, screen) => facesOf(page, screen, openingsWithCis);

/** The same once the trial has ended. */
export const whatOpensWithoutSubscription: Question = (page, screen) =>
  facesOf(page, screen, openingsWithoutSubscription);

async function facesOf(page: Page, screen: string, all: readonly Opening[]): Promise<string[]> {
  const kind = kindOf(page);
  const faults: string[] = [];
  for (const opening of all.filter(({ on, only = kind }) => on.test(screen) && only === kind)) {
    const what = `${screen}, ${nameOf(opening)}`;
    const needed = [...opening.acts.both, ...(opening.acts[kind] ?? [])];
    await openBy(page, opening);
    faults.push(...(await faultsOfActs(page, what, needed)));
    faults.push(...(await coloursOfPopup(page, what)));
    if (kind === "phone") faults.push(...(await targetsWithin(page, what, popups)));
    faults.push(...(await wordsOfOthers(page, "en-GB", what)));
    faults.push(...(await faultsOfPopup(page, openedWidths[kind], what)));
    faults.push(...(await faultsWhileSpaced(page, what)));
    await closePopup(page);
  }
  return faults;
}

/** All widths at which screens are touched, and those of desks with the least one, which is 1280 px at 400%. */
const allWidths = { phone: [...widths.phone, ...widths.touch], desk: [320, ...widths.desk] };

/** The widths at which what opens is looked at. At the last ones some of it is closed, because its row is drawn otherwise. */
const openedWidths = { phone: [...widths.phone, 768, 1000], desk: widths.desk };

async function faultsOfPopup(page: Page, all: readonly number[], what: string): Promise<string[]> {
  const own = page.viewportSize()?.width ?? 0;
  const faults: string[] = [];
  for (const width of all) {
    await setWidth(page, width);
    if ((await page.locator(popups).count()) > 0) faults.push(...(await faultsAt(page, width, what)));
  }
  await setWidth(page, own);
  return faults;
}

/** Nothing scrolls sideways, is cut or lies over something else, at any width of desks. */
export const layoutOnDesks: Question = async (page, screen) => {
  await leaveControl(page);
  return faultsOver(page, allWidths.desk, screen);
};

/** The same, touched, at the widths of phones and of tablets. */
export const layoutWhereTouched: Question = async (page, screen) => {
  await leaveControl(page);
  return faultsOver(page, allWidths.phone, `${screen}, touched,`);
};

/** The same with all that is folded, at all widths of phones, or of desks. */
export const layoutUnfolded: Question = async (page, screen) => {
  await leaveControl(page);
  const own = page.viewportSize()?.width ?? 0;
  const faults: string[] = [];
  for (const width of allWidths[kindOf(page)]) {
    await setWidth(page, width);
    // A form that is laid out otherwise is folded again.
    await page.evaluate(unfold);
    faults.push(...(await faultsAt(page, width, `${screen}, unfolded,`)));
  }
  await setWidth(page, own);
  return faults;
};

/** With more room between letters, words, lines and paragraphs (WCAG 1.4.12) nothing is cut either. */
export const wordsSpaced: Question = async (page, screen) => {
  await leaveControl(page);
  return faultsWhileSpaced(page, screen);
};

async function faultsWhileSpaced(page: Page, screen: string): Promise<string[]> {
  await page.evaluate(spaceWords);
  const what = `${screen}, spaced,`;
  const own = page.viewportSize()?.width ?? 0;
  const faults: string[] = [];
  for (const width of kindOf(page) === "phone" ? [320, 390] : [768, 1280]) {
    faults.push(...(await faultsAt(page, width, what)));
    faults.push(...(await page.evaluate(cutLines)).map((cut) => `${what} at ${width} cut: ${cut}`));
  }
  await setWidth(page, own);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return faults;
}

/** The window of {@link freeOfBars}: 1280x1024 at 400%. Lists draw their rows for the window that they are opened in. */
export const atFourHundred = { width: 320, height: 256 } as const;

/** At 400% and with large letters nothing stays in sight while a screen scrolls. */
export const freeOfBars: Question = async (page, screen) => {
  const stuck = (await page.evaluate(stuckOnPage)).map((what) => `${screen}, at 400%: ${what}`);
  await page.setViewportSize({ width: 1024, height: 1000 });
  const letters = await page.context().newCDPSession(page);
  await letters.send("Page.setFontSizes", { fontSizes: { standard: 26 } });
  await page.evaluate(nextFrames, 3);
  stuck.push(...(await page.evaluate(stuckOnPage)).map((what) => `${screen}, large letters: ${what}`));
  await letters.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await letters.detach();
  await page.setViewportSize(atFourHundred);
  return stuck;
};

/** No bar lies over the control that has the focus. Asked first: it goes from the first control to the last. */
export const focusInSight: Question = async (page, screen) =>
  (await controlsUnderBars(page)).map((what) => `${screen}: ${what}`);

/** For a finger every control is 44 px high and wide, on phones and on tablets, which have the frame of desks. */
export const targets: Question = async (page, screen) => {
  await leaveControl(page);
  const own = page.viewportSize()?.width ?? 0;
  const faults = await targetsWithin(page, screen, "body");
  await setWidth(page, touchedDesk);
  faults.push(...(await targetsWithin(page, `${screen} at ${touchedDesk}`, "body")));
  await setWidth(page, own);
  return faults;
};

/** What axe asks for in light and dark colours, and nothing is lost in those that a system forces. */
export const colours: Question = (page, screen) => coloursWithin(page, screen);

/**
 * The screens that phones have otherwise: rows in place of tables, one column with sheets, a bar under documents, and for
 * visitors the start page's own pictures and one column for signing in and up.
 */
const otherOnPhones =
  /^\/(quotes|invoices|materials|labor|customers)?$|^\/(quotes|invoices|customers|auth)\b/;

export const coloursOfPhones: Question = async (page, screen) =>
  otherOnPhones.test(screen) ? colours(page, screen) : [];

/** The link that skips to the content lies over the head while it has the focus. */
async function leaveControl(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** For a finger every control within an element is 44 px high and wide. */
export async function targetsWithin(page: Page, what: string, within: string): Promise<string[]> {
  // A bar takes no presses while it is new.
  await settle(page);
  return (await page.evaluate(smallTargets, within)).map((fault) => `${what}: ${fault}`);
}

/** {@link colours}, of a dialog, a sheet or a menu. */
export const coloursOfPopup: Question = (page, what) => coloursWithin(page, what, popups);

async function coloursWithin(page: Page, what: string, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  const faults = [...(await axeFaults(page, within)), ...(await faultsInForcedColours(page, within))];
  return faults.map((fault) => `${what} ${fault}`);
}

async function faultsOver(page: Page, all: readonly number[], what: string): Promise<string[]> {
  const own = page.viewportSize()?.width ?? 0;
  const faults: string[] = [];
  for (const width of all) faults.push(...(await faultsAt(page, width, what)));
  await setWidth(page, own);
  return faults;
}

function kindOf(page: Page): "phone" | "desk" {
  return (page.viewportSize()?.width ?? 0) < 768 ? "phone" : "desk";
}

/** Runs in the page. */
function spaceWords(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * The texts that are higher than the box that cuts them. Some may end in an ellipsis, and of a row in two lines what has no
 * room beside its number goes out of sight, as on the narrowest phone. Runs in the page.
 */
function cutLines(): string[] {
  const isCut = (element: HTMLElement) => {
    const { overflowY, webkitLineClamp, textOverflow, flexWrap } = getComputedStyle(element);
    const mayEnd = webkitLineClamp !== "none" || textOverflow !== "clip" || flexWrap === "wrap";
    const isHigher = element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 1;
    return /hidden|clip/.test(overflowY) && isHigher && !mayEnd && element.innerText.trim() !== "";
  };
  return [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => isCut(element) && element.closest("[inert], [aria-hidden=true]") === null)
    .map((element) => `${element.tagName} ${element.innerText.trim().slice(0, 40)}`);
}

/** Opens all that is folded on the screen. Runs in the page. */
function unfold(): void {
  for (const folded of document.querySelectorAll<HTMLDetailsElement>("main details")) folded.open = true;
}

/** What keeps its place in the window, by its name or its first words. Runs in the page. */
function stuckOnPage(): string[] {
  const shown = [...document.querySelectorAll("body *")].filter(
    (element) =>
      ["sticky", "fixed"].includes(getComputedStyle(element).position) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches("[data-tooltip-words]") &&
      element.getBoundingClientRect().height > 0,
  );
  return shown.map((element) => `${element.tagName} ${(element.textContent ?? "").trim().slice(0, 40)}`);
}
