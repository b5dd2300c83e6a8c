import { readFileSync } from "node:fs";
import { gunzipSync } from "fflate";
import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";
import { expect, test } from "vitest";
import type { Cluster } from "#pdf/setting/clusters.ts";
import { openShapedFace } from "#pdf/setting/open-face.ts";
import { readFace } from "#test/pdf/faces.ts";
import { scriptWords } from "#test/pdf/script-papers.ts";

/** The languages whose names of countries are shaped, by the face that has their letters. */
const languagesOf = {
  arabic: ["ar", "fa", "ur"],
  hebrew: ["he"],
  devanagari: ["hi", "mr"],
  bengali: ["bn", "as"],
  gurmukhi: ["pa"],
  gujarati: ["gu"],
  tamil: ["ta"],
  thai: ["th"],
} as const satisfies Partial<Record<keyof typeof scriptWords, readonly string[]>>;

type Script = keyof typeof languagesOf;

const countries =
  "AM AR AT AU AZ BD BR CH CY CZ DE DO EG ES FR GB GR HR HU ID IN IQ IT JO JP KH KR LK LT MG MM MQ MX MZ NO PK PT RS RU SA SE SJ SO TH TR TT UA US YE ZW".split(
    " ",
  );

const letters = /^(?=.*\p{L})(?!.*\p{Script=Latin})[\p{L}\p{M}\p{Cf}-]+$/u;

/** Words of letters alone: figures of a line have a direction of their own. */
function wordsOf(script: Script): Set<string> {
  const names = languagesOf[script].flatMap((language) => {
    const named = new Intl.DisplayNames([language], { type: "region" });
    return countries.map((country) => named.of(country) ?? "");
  });
  const texts = [...Object.values(scriptWords[script]), ...names].map((text) => text.normalize("NFC"));
  return new Set(
    texts.flatMap((text) => text.split(/[^\p{L}\p{M}\p{Cf}-]+/u)).filter((word) => letters.test(word)),
  );
}

/** A glyph and its place. */
type Placed = readonly [glyph: number, x: number, y: number];

function drawnBy(clusters: readonly Cluster[]): Placed[] {
  let left = 0;
  return clusters.flatMap(({ parts, advance }) => {
    const start = left;
    left += advance;
    return parts
      .filter(({ glyph }) => glyph.path.commands.length > 0)
      .map(({ glyph, x, y }): Placed => [glyph.id, Math.round(start + x), Math.round(y)]);
  });
}

function drawnByHarfBuzz(font: Font, word: string): Placed[] {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  return buffer.getGlyphInfos().flatMap(({ codepoint }, index): Placed[] => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const x = pen + xOffset;
    pen += xAdvance;
    return font.glyphToPath(codepoint) === "" ? [] : [[codepoint, Math.round(x), Math.round(yOffset)]];
  });
}

const fromLeft = (glyphs: Placed[]) => glyphs.sort((one, other) => one[1] - other[1] || one[0] - other[0]);

test.each(Object.keys(languagesOf) as Script[])(
  "words in %s are drawn as HarfBuzz draws them",
  async (script) => {
    const file = `noto-sans-${script}-regular`;
    const face = await openShapedFace(file, readFace);
    const bytes = gunzipSync(readFileSync(new URL(`../../src/pdf/faces/${file}.ttf.gz`, import.meta.url)));
    const font = new Font(new Face(new Blob(bytes.slice().buffer)));
    const words = wordsOf(script);
    expect(words.size).toBeGreaterThan(50);
    for (const word of words) {
      expect(fromLeft(drawnBy(face.clusters(word))), word).toEqual(fromLeft(drawnByHarfBuzz(font, word)));
    }
  },
);
