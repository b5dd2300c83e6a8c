import type { Page } from "@playwright/test";
import { nextFrames } from "#test/e2e/frames.ts";
import { overlappingTexts } from "#test/e2e/overlapping-texts.ts";
import { hasShortcuts } from "#web/frame/navigation.ts";

/** The least width at which a device that is touched has the frame of desks. */
export const touchedDesk = 1024;

/** The widths that people have: of phones, of tablets and desks, and of tablets that are touched. */
export const widths = {
  ...{ phone: [320, 360, 390], desk: [768, 800, 1024, 1280, 1920], touch: [768, 800, 1000, touchedDesk] },
} as const;

/** What is wrong with what is shown now, at this width. What stays in sight is looked at while the page scrolls. */
export async function faultsAt(page: Page, width: number, what: string): Promise<string[]> {
  await setWidth(page, width);
  const texts = await page.evaluate(overlappingTexts);
  const faults = [...(await page.evaluate(faultsOnPage)), ...texts.map((each) => `texts overlap: ${each}`)];
  return [...new Set(faults)].map((fault) => `${what} at ${width}: ${fault}`);
}

/** Sets the width of the window, and waits until the page is drawn for it, with the bar that phones load. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
  const hasBar = width < 768 && hasShortcuts(new URL(page.url()).pathname);
  if (hasBar && (await page.locator("nav[aria-label=Main] a[href='/quotes']").count()) > 0) {
    await page.locator("[data-shortcuts]").waitFor({ state: "attached" });
  }
  await page.evaluate(nextFrames, 2);
}

/**
 * What is cut, lies over something else or is out of reach, on the page as it is drawn now; of an open dialog or menu in
 * that. Runs in the page.
 */
async function faultsOnPage(): Promise<string[]> {
  const faults: string[] = [];
  const name = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40) || element.tagName;
  const layers = document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]");
  const scope = layers[layers.length - 1] ?? document.body;
  const isStuck = (element: Element): boolean => {
    for (let each: Element | null = element; each && each !== scope; each = each.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(each).position)) return true;
    }
    return false;
  };
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("[inert], [aria-hidden=true], .sr-only") &&
    getComputedStyle(element).clipPath === "none";
  const controls = [
    ...scope.querySelectorAll("a[href], button, input, select, textarea, [role=menuitem]"),
  ].filter(isDrawn);
  /** What is seen of an element in the boxes that scroll around it. */
  const seen = (element: Element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflowX === "visible") continue;
      const around = each.getBoundingClientRect();
      [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
      [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    return { left, top, right, bottom };
  };
  const isWider = (element: Element) =>
    element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
  /** Words of a button end in an ellipsis, or lie beyond its edges. A name or an address in it may: those are isolated. */
  const cutsWords = (button: Element) => {
    const own = button.getBoundingClientRect();
    const isBeyond = (node: ChildNode) => {
      const words = document.createRange();
      words.selectNode(node);
      const { top, bottom, height } = words.getBoundingClientRect();
      return node instanceof Text && height > 0 && (top < own.top - 1 || bottom > own.bottom + 1);
    };
    const parts = [button, ...button.querySelectorAll(":not(.sr-only, bdi, bdi *)")];
    return parts.some((part) => {
      const isClipped = part !== button && isWider(part) && getComputedStyle(part).overflowX !== "visible";
      return isClipped || [...part.childNodes].some(isBeyond);
    });
  };
  const noteCuts = (elements: readonly Element[]) => {
    for (const element of elements) {
      const isCut = element.matches("a, button") && isWider(element);
      if (isCut || (element.matches("button") && cutsWords(element))) faults.push(`cut: ${name(element)}`);
      if (seen(element).right > innerWidth + 1) faults.push(`beyond the edge: ${name(element)}`);
    }
  };
  /** Names and addresses may end in an ellipsis; amounts, numbers and days may not, whether shown or typed. */
  const noteCutFigures = () => {
    for (const element of scope.querySelectorAll<HTMLElement>("*")) {
      if (!isWider(element)) continue;
      const words =
        element instanceof HTMLInputElement ? element.value : [...element.childNodes].map(wordsOf).join("");
      if (/^(−?[A-Z]{0,2}[£$][\d,.]+|[\d,./]+|(Q|INV)-\d+)$/.test(words.trim()) && isDrawn(element))
        faults.push(`cut: ${words}`);
    }
  };
  /** What a box asks for, and what is chosen in it, can be read to its end, but for the firm's own name of a category. */
  const noteCutBoxes = () => {
    const pen = document.createElement("canvas").getContext("2d");
    for (const box of scope.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
      const words =
        box instanceof HTMLSelectElement ? box.selectedOptions[0]?.text : !box.value && box.placeholder;
      if (!words || !pen || !isDrawn(box) || box.labels?.[0]?.textContent?.startsWith("Category")) continue;
      const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight } = getComputedStyle(box);
      Object.assign(pen, { font, letterSpacing, wordSpacing });
      const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(words).width > room + 1) faults.push(`cut in its box: ${words}`);
    }
  };
  const noteCutDrawings = () => {
    for (const text of scope.querySelectorAll<SVGTextElement>("svg text")) {
      const svg = text.ownerSVGElement;
      const isOpen = svg !== null && getComputedStyle(svg).overflow === "visible";
      const drawing = (isOpen ? svg.closest("section") : svg)?.getBoundingClientRect() ?? new DOMRect();
      const { left, right } = text.getBoundingClientRect();
      if ((left < drawing.left - 1 || right > drawing.right + 1) && isDrawn(text))
        faults.push(`cut in a drawing: ${text.textContent}`);
    }
  };
  const wordsOf = (node: ChildNode) => (node instanceof Text ? node.data : "");
  /** What is seen of an element, line by line: a link in a text begins and ends anywhere in its lines. */
  const linesOf = (element: Element) => {
    const box = seen(element);
    return [...element.getClientRects()].map(({ left, top, right, bottom }) => ({
      ...{ left: Math.max(left, box.left), top: Math.max(top, box.top) },
      ...{ right: Math.min(right, box.right), bottom: Math.min(bottom, box.bottom) },
    }));
  };
  const overlapsOf = (elements: readonly Element[]): string[] => {
    const drawn = elements.map((element) => ({ element, lines: linesOf(element) }));
    return drawn.flatMap((one, index) =>
      drawn.slice(index + 1).flatMap((other) => {
        if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
        const meets = one.lines.some((line) =>
          other.lines.some(
            (another) =>
              Math.min(line.right, another.right) - Math.max(line.left, another.left) > 2 &&
              Math.min(line.bottom, another.bottom) - Math.max(line.top, another.top) > 2,
          ),
        );
        return meets ? [`overlap: ${name(one.element)} | ${name(other.element)}`] : [];
      }),
    );
  };

  if (document.documentElement.scrollWidth > innerWidth) {
    const beyond = [...document.querySelectorAll("main *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    );
    faults.push(`scrolls sideways: ${beyond.slice(-1).map(name)}`);
  }
  const inFlow = controls.filter((element) => !isStuck(element));
  noteCuts(inFlow);
  noteCutFigures();
  noteCutBoxes();
  noteCutDrawings();
  faults.push(...overlapsOf(inFlow));

  // What stays in sight may lie over what scrolls beneath it, but not over its like.
  const stuck = controls.filter(isStuck);
  const isTaller = (element: Element) => element.scrollHeight > element.clientHeight + 1;
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
  const scroller =
    scope === document.body
      ? document.documentElement
      : [scope, ...scope.querySelectorAll("*")].find((each) => scrolls(each) && isTaller(each));
  const way = scroller ? scroller.scrollHeight - scroller.clientHeight : 0;
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  // A column that sticks only later lies under a bar for a while: what lies over another one at every place is wrong.
  const places: string[][] = [];
  for (const share of way > 0 && stuck.length > 0 ? [0, 0.5, 1] : [0]) {
    if (way > 0) {
      scroller?.scrollTo({ top: way * share, behavior: "instant" });
      await drawn();
    }
    noteCuts(stuck);
    places.push(overlapsOf(stuck));
    for (const element of stuck) {
      const { left, top, right, bottom } = seen(element);
      const isInSight = bottom > top && right > left && bottom > 0 && top < innerHeight;
      if (isInSight && (left < -1 || top < -1 || bottom > innerHeight + 1))
        faults.push(`cut off: ${name(element)}`);
    }
  }
  const [first = [], ...others] = places;
  faults.push(...first.filter((overlap) => others.every((place) => place.includes(overlap))));

  // Scrolled to the end, the last control is clear of what stays in sight.
  const last = inFlow
    .toSorted((one, other) => one.getBoundingClientRect().bottom - other.getBoundingClientRect().bottom)
    .at(-1);
  if (last) {
    last.scrollIntoView({ block: "end", behavior: "instant" });
    if (way > 0) await drawn();
    const { left, top, right, bottom } = last.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const owner = met?.closest("label")?.control ?? met;
    if (met && !last.contains(met) && owner !== last)
      faults.push(`covered at the end: ${name(last)} by ${name(met)}`);
  }
  scroller?.scrollTo({ top: 0, behavior: "instant" });
  return faults;
}
