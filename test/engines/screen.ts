import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserTab } from "#test/engines/engine.ts";
import { until } from "#test/engines/until.ts";

/** A person at one tab: reads, presses and types, as in every journey. */
export interface Screen {
  /** Loads a path of the product. */
  goto(path: string): Promise<void>;
  /** Waits until the tab is at a path. */
  isAt(path: string): Promise<void>;
  /** Presses the middle of a control with the pointer, when it is there, at rest and not covered. */
  press(role: string, name: string | RegExp): Promise<void>;
  /** Presses the middle of an element, even if something covers it. */
  pressAt(selector: string): Promise<void>;
  /** Replaces the text in the box with a label, key by key. */
  type(label: string, text: string): Promise<void>;
  /** Presses one key. */
  key(name: keyof typeof keys): Promise<void>;
  /** Chooses an option by its text from the list with a label. */
  choose(label: string, option: string): Promise<void>;
  /** Waits until a text is visible. */
  sees(words: string): Promise<void>;
  /** Waits until a text is no longer visible. */
  losesSight(words: string): Promise<void>;
  /** Waits until the box with a label contains a text. */
  holds(label: string, text: string): Promise<void>;
  /** The height of the box with a label, in CSS pixels. */
  heightOf(label: string): Promise<number>;
  /** Runs the body of a function in the page repeatedly, until it returns a value. */
  asks<T>(script: string): Promise<T>;
  /** A second tab of the same person. */
  another(): Promise<Screen>;
}

const keys = { Enter: "\uE007", Escape: "\uE00C" } as const;
const control = "\uE009";

/** @param origin of the product, without a path */
export function screenOf(tab: BrowserTab, origin: string): Screen {
  const press = async (sought: Sought) => tab.perform([pressing(await placeOf(tab, sought))]);
  const waitFor = (script: string, what: string) =>
    until(
      () => inPage(tab, `return ${script}`),
      () => what,
    );
  const text = "document.body.innerText";
  return {
    goto: (path) => tab.goto(`${origin}${path}`),
    isAt: async (path) => void (await waitFor(`location.pathname === ${json(path)} || null`, `at ${path}`)),
    press: (role, name) => press({ role, ...named(name) }),
    pressAt: (selector) => press({ selector }),
    async type(label, text) {
      // What the last box says when it is left may move this one just before the press.
      await until(
        async () => {
          await press({ label });
          return inPage(tab, `return eyes.hasFocus(${json({ label })}) || undefined`);
        },
        () => `"${label}" takes the focus`,
      );
      await tab.perform([keyboard([down(control), down("a"), up("a"), up(control)])]);
      await tab.perform([keyboard([...text].flatMap((letter) => [down(letter), up(letter)]))]);
    },
    key: (name) => tab.perform([keyboard([down(keys[name]), up(keys[name])])]),
    async choose(label, option) {
      await waitFor(`eyes.choose(${json({ label })}, ${json(option)})`, `"${option}" of "${label}"`);
    },
    async sees(words) {
      await waitFor(`${text}.includes(${json(words)}) || null`, `"${words}" is read`);
    },
    async losesSight(words) {
      await waitFor(`!${text}.includes(${json(words)}) || null`, `"${words}" is read no more`);
    },
    async holds(label, text) {
      await waitFor(`eyes.value(${json({ label })}) === ${json(text)} || null`, `"${label}" holds "${text}"`);
    },
    heightOf: async (label) =>
      (await waitFor(`eyes.height(${json({ label })})`, `"${label}" is there`)) as number,
    asks: async (script) =>
      (await until(
        () => inPage(tab, script),
        () => script,
      )) as never,
    another: async () => screenOf(await tab.another(), origin),
  };
}

type Sought = { role: string; name?: string; pattern?: string } | { label: string } | { selector: string };

function named(name: string | RegExp) {
  return typeof name === "string" ? { name } : { pattern: name.source };
}

interface Place {
  x: number;
  y: number;
}

/** The place of an element at rest, i.e. at the same place twice. */
async function placeOf(tab: BrowserTab, sought: Sought): Promise<Place> {
  let before: Place | undefined;
  return until(
    async () => {
      const place = (await inPage(tab, `return eyes.place(${json(sought)})`)) as Place | undefined;
      const isAtRest = place && before && place.x === before.x && place.y === before.y;
      before = place;
      return isAtRest ? place : undefined;
    },
    () => `${json(sought)} can be pressed`,
  );
}

const library = createRequire(import.meta.url).resolve(
  "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
);
const eyes = [library, new URL("in-page.js", import.meta.url)]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** Runs a script in the page, after adding in-page.js if it is missing. @returns undefined for null */
async function inPage(tab: BrowserTab, script: string): Promise<unknown> {
  const isBlind = await tab.run("return typeof eyes === 'undefined'");
  if (isBlind) await tab.run(eyes);
  return (await tab.run(script)) ?? undefined;
}

function pressing({ x, y }: Place): object {
  return {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x, y, duration: 0, origin: "viewport" },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  };
}

function keyboard(actions: readonly object[]): object {
  return { type: "key", id: "keyboard", actions };
}

function down(value: string): object {
  return { type: "keyDown", value };
}

function up(value: string): object {
  return { type: "keyUp", value };
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
