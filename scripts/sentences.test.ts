import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nodesOf, record, type SyntaxNode } from "./syntax.ts";

/** Texts of two words or more that are not sentences for people, in the layers that leave those to src/words. */
const exceptions: readonly { file: string; texts: readonly string[]; because: string }[] = [
  {
    file: "domain/catalogue/units.ts",
    texts: ["Square Meter", "Linear Meter", "Cubic Meter", "Square Foot", "Linear Foot", "Board Foot"],
    because: "a unit is stored with its material as it is offered (decision A15)",
  },
  {
    file: "domain/region/region.ts",
    texts: ["United Kingdom", "United States"],
    because: "the country is stored in a new profile, and compared with what is stored",
  },
  {
    file: "domain/customers/countries.ts",
    texts: [
      ...["United Kingdom", "great britain", "Northern Ireland", "republic of ireland"],
      ...["United States", "united states of america"],
    ],
    because: "a country is stored with its customer, and known by its names",
  },
  {
    file: "contract/route.ts",
    texts: ["account at address"],
    because: "the id of a limit, part of the digest under which tries are counted",
  },
  { file: "contract/account.ts", texts: ["account at address"], because: "the same id" },
  { file: "pdf/xmp.ts", texts: ["PDF/UA identification schema"], because: "the schema's name in ISO 14289" },
];

/** Properties whose texts are printed on the API page and nowhere else. */
const documentation = ["summary", "description", "says", "one", "many"];

test.each(["domain", "formats", "contract", "vault", "pdf"])(
  "%s says nothing to people in English; src/words does",
  (layer) => {
    const files = readdirSync(join("src", layer), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.ts$/.test(name) && !/\.(?:test|d)\.ts$/.test(name))
      .map((name) => `${layer}/${name}`);
    expect(files.length).toBeGreaterThan(4);
    const said = files.flatMap((file) =>
      sentencesIn(file, readFileSync(join("src", file), "utf8")).map((text) => ({ file, text })),
    );
    const isException = (each: { file: string; text: string }) =>
      exceptions.some(
        ({ file, texts }) => file === each.file && texts.some((text) => each.text.includes(text)),
      );
    expect(said.filter((each) => !isException(each))).toEqual([]);
  },
);

test("every exception is still there", () => {
  for (const { file, texts } of exceptions) {
    const said = sentencesIn(file, readFileSync(join("src", file), "utf8"));
    expect(texts.filter((text) => !said.some((each) => each.includes(text)))).toEqual([]);
  }
});

test("a sentence is found in every kind of literal, and not in what only developers read", () => {
  const text = `
    import x from "#some path/with blanks.ts";
    export const a = { title: "Two words", kind: 'one', id: "two-words" };
    export const b = \`Page \${a} of \${x}\`;
    export type C = "two words";
    export const d = <p title="Not said">JSX text</p>;
    export const e = \`\${a} \${x}\`;
    if (a) throw new TypeError("Not a number");
    later(() => new Error(\`No \${a} here\`));
    export const f = route({ summary: "All of them.", says: { read: "One of them." } });`;
  expect(sentencesIn("pdf/sample.tsx", text)).toEqual([
    "Two words",
    "Page … of …",
    "two words",
    "Not said",
    "All of them.",
    "One of them.",
  ]);
  expect(sentencesIn("contract/sample.tsx", text)).not.toContain("One of them.");
});

/** The texts of a file with two words or more, except imports, programmers' errors, JSX text and documentation. */
function sentencesIn(file: string, text: string): string[] {
  const isDocumented = (node: SyntaxNode) =>
    file.startsWith("contract/") &&
    node.type === "Property" &&
    documentation.includes(String(record(node.key).name));
  return nodesOf(file, text).flatMap(({ node, around }) => {
    if (around.some((each) => isSource(each) || isError(each) || isDocumented(each))) return [];
    const said = textOf(node);
    return said !== null && wordsIn(said) > 1 ? [said] : [];
  });
}

/** How many of its parts between blanks are words: two letters or more. */
function wordsIn(text: string): number {
  return text.split(/\s+/).filter((part) => /\p{L}{2}/u.test(part)).length;
}

function textOf({ type, value, quasis }: SyntaxNode): string | null {
  if (type === "Literal" && typeof value === "string") return value;
  if (type !== "TemplateLiteral" || !Array.isArray(quasis)) return null;
  return quasis.map((part) => String(record(record(part).value).cooked)).join("…");
}

function isSource({ type, source }: SyntaxNode): boolean {
  return type === "ImportDeclaration" || type === "ImportExpression" || Boolean(source);
}

/** `new RangeError("…")`: it is thrown for what must not happen, and no person is shown its message. */
function isError({ type, callee }: SyntaxNode): boolean {
  return type === "NewExpression" && /Error$/.test(String(record(callee).name));
}
