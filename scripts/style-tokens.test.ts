import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "..", "src", "web");
const styles = readFileSync(join(web, "styles.css"), "utf8");
const screens = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".tsx"),
);

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

/** The names of the tokens of a kind: "xl" of "--text-xl: 1.25rem". */
function defined(kind: string): string[] {
  return [...styles.matchAll(new RegExp(`--${kind}-(\\w+): \\d`, "g"))].map(([, name = ""]) => name);
}
