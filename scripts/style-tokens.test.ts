import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "..", "src", "web");
const styles = readFileSync(join(web, "styles.css"), "utf8");
const sources = readdirSync(web, { recursive: true, encoding: "utf8" });
const screens = sources.filter((name) => name.endsWith(".tsx"));

test("letters have the six sizes of the style sheet, and corners its four", () => {
  const sizes = defined("text");
  const corners = defined("radius");
  expect([sizes, corners]).toEqual([
    ["xs", "sm", "base", "xl", "2xl", "4xl"],
    ["sm", "md", "lg", "xl"],
  ]);
  // A class of another size would have no style, without a word.
  const others = screens.flatMap((name) => {
    const text = readFileSync(join(web, name), "utf8");
    return [
      ...[...text.matchAll(/\btext-(xs|sm|base|lg|\d?xl)\b/g)].filter(
        ([, size = ""]) => !sizes.includes(size),
      ),
      ...[...text.matchAll(/\brounded-(?:[trbl]{1,2}-)?(xs|sm|md|lg|\d?xl)\b/g)].filter(
        ([, corner = ""]) => !corners.includes(corner),
      ),
    ].map(([found]) => `${name}: ${found}`);
  });
  expect(others).toEqual([]);
});

test("in both themes amounts have a contrast of 7 to 1, and edges of controls one of 3 to 1, on what they stand on", () => {
  const grounds = ["canvas", "surface", "sunken"];
  const low = [
    ...pairs(["ink", "danger-ink", "success-ink"], grounds, 7),
    ...pairs(["line-strong", "accent"], grounds, 3),
  ];
  expect(low).toEqual([]);
  expect(pairs(["line"], ["surface"], 3)).toHaveLength(2);
});

test("the edge of what is pressed or chosen is that of a control", () => {
  for (const file of ["button-styles.ts", "segmented.tsx", "toggle-group.tsx", "control-styles.ts"]) {
    const text = readFileSync(join(web, "ui", file), "utf8");
    expect(text, file).toContain("line-strong");
    expect(text, file).not.toContain("line-strong/");
  }
});

test("no style asks by :has() what is in the whole page, but where a finger types", () => {
  const written = sources.filter((name) => /\.(?:css|tsx?)$/.test(name));
  const asked = written.flatMap((name) => [
    ...readFileSync(join(web, name), "utf8").matchAll(/(?::root|html|body|main):has\((?!>)[^)]*/g),
  ]);
  // See use-root-mark.ts. On a phone lines have no boxes in the list, so that there is less to go through.
  expect(asked.map(([found]) => found)).toEqual([
    ':root:has(:is(input:not([type="checkbox"], [type="radio"]',
  ]);
});

/** Pairs of colours whose contrast is too low, in light or in dark. */
function pairs(inks: readonly string[], grounds: readonly string[], least: number): string[] {
  return inks.flatMap((ink) =>
    grounds.flatMap((ground) =>
      ["light", "dark"]
        .map((theme, at) => ({ theme, ratio: contrast(colour(ink, at), colour(ground, at)) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ theme, ratio }) => `${ink} on ${ground}, ${theme}: ${ratio.toFixed(2)}`),
    ),
  );
}

/** A colour of the style sheet, "#rrggbb"; 0 for the light theme, 1 for the dark one. */
function colour(name: string, theme: number): string {
  const found = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(styles);
  const value = found?.[theme + 1];
  if (!value) throw new Error(`No colour ${name}`);
  return value;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The names of the tokens of a kind: "xl" of "--text-xl: 1.25rem". */
function defined(kind: string): string[] {
  return [...styles.matchAll(new RegExp(`--${kind}-(\\w+): \\d`, "g"))].map(([, name = ""]) => name);
}
