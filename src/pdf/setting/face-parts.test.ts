import { gunzipSync, strFromU8 } from "fflate";
import { expect, test } from "vitest";
import { openFont, openShapedFace } from "#pdf/setting/open-face.ts";
import { missingGlyphs } from "#pdf/setting/printable-text.ts";
import { scriptCoverage } from "#pdf/setting/script-coverage.ts";
import { setLines } from "#pdf/setting/text-lines.ts";
import { openTypesetter } from "#pdf/setting/typesetter.ts";
import { alphabets, emojiSequences, unknown, unseen } from "#test/pdf/alphabets.ts";
import { faces, readFace } from "#test/pdf/faces.ts";
import { fc } from "#test/support/fast-check.ts";

const style = { face: "regular", size: 9 } as const;

/** The printed text of narrow lines, and how many of its characters would be drawn as the empty box of a face. */
async function printed(text: string): Promise<{ text: string; emptyBoxes: number }> {
  const typesetter = await openTypesetter([text], faces, readFace);
  const lines = setLines(text, { ...style, width: 60 }, typesetter);
  const runs = lines.flatMap((line) => {
    const set = typesetter.runs(line.text, line.order, style);
    return set ?? [{ x: 0, text: line.text, shaped: null }];
  });
  const glyphs = runs.flatMap(({ text: part, shaped }) =>
    shaped === null
      ? Array.from(part, (each) => faces.regular.glyphForCodePoint(each.codePointAt(0) ?? 0))
      : shaped.clusters(part).flatMap(({ parts }) => parts.map(({ glyph }) => glyph)),
  );
  const emptyBoxes = glyphs.filter(({ id }) => id === 0).length;
  return { text: runs.map((run) => run.text).join(""), emptyBoxes };
}

const boxed = (text: string) => Array.from(text).filter((each) => each === "\u{fffd}").length > 0;

test.each([
  "かか\u309aあ\u3099",
  "葛\u{e0100}城市",
  "A\u20dd",
  "e\u093e",
  "ব\u0951",
  "م\u0301",
  "क\u202eा",
  "ᄀ각",
])("%j is printed as was said of it", async (text) => {
  const { text: seen, emptyBoxes } = await printed(text);
  expect(boxed(seen)).toBe(missingGlyphs(text).length > 0);
  expect(emptyBoxes).toBe(0);
});

const anything = fc.string({
  unit: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...alphabets.flat()) },
    { weight: 2, arbitrary: fc.constantFrom(...emojiSequences) },
    { weight: 2, arbitrary: fc.constantFrom(...unseen) },
    { weight: 2, arbitrary: fc.constantFrom(" ", "a", "é", "7", "(", "/", "①", "→", "（", "ﷲ") },
    { weight: 1, arbitrary: fc.constantFrom(...unknown) },
  ),
  maxLength: 24,
});

test("a paper has a box if and only if its text was warned of, and never the empty box of a face", async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      const { text: seen, emptyBoxes } = await printed(text);
      expect(boxed(seen)).toBe(missingGlyphs(text).length > 0);
      expect(emptyBoxes).toBe(0);
    }),
    { numRuns: 600 },
  );
});

test("the faces have every character of the table of their coverage", async () => {
  for (const [key, ranges] of Object.entries(scriptCoverage)) {
    if (key === "slices") continue;
    const files = key === "noto-emoji" ? [key] : [`${key}-regular`, `${key}-bold`];
    for (const file of files) {
      const font = await openFont(file, readFace);
      for (const code of codesOf(ranges))
        expect(font.hasGlyphForCodePoint(code), `${file} ${code}`).toBe(true);
    }
  }
});

test("the slices of ideographs have every character of the table, and each slice what it is said to have", async () => {
  const slices: Record<string, string[]> = JSON.parse(
    strFromU8(gunzipSync(await readFace("slices.json.gz"))),
  );
  const sliced = new Set(
    Object.values(slices)
      .flat()
      .flatMap((text) => [...text]),
  );
  const lost = codesOf(scriptCoverage.slices ?? []).filter((code) => !sliced.has(String.fromCodePoint(code)));
  expect(lost).toEqual([]);
  for (const [name, texts] of Object.entries(slices)) {
    for (const [index, text] of texts.entries()) {
      const { font } = await openShapedFace(`${name}-${index}`, readFace);
      const codes = Array.from(text, (each) => each.codePointAt(0) ?? 0);
      expect(
        codes.filter((code) => !font.hasGlyphForCodePoint(code)),
        `${name}-${index}`,
      ).toEqual([]);
    }
  }
});

function codesOf(ranges: (typeof scriptCoverage)[string]): number[] {
  return ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
