import { expect, test } from "vitest";
import { alphabets } from "#test/pdf/alphabets.ts";
import { render } from "#test/pdf/faces.ts";
import {
  copiedText,
  mappedText,
  openPdf,
  rolesOf,
  unmappedGlyphs,
  withoutBlanks,
} from "#test/pdf/read-pdf.ts";
import { scriptPaper, scriptWords } from "#test/pdf/script-papers.ts";
import { fc } from "#test/support/fast-check.ts";

test.each(Object.entries(scriptWords))("text in %s is copied as it was typed", async (_, words) => {
  const text = await copiedText(await render(scriptPaper(words)));
  for (const typed of Object.values(words)) expect(text).toContain(withoutBlanks(typed));
  expect(text).not.toContain("\u{fffd}");
});

test("marks of direction are in the file as they were typed, and what isolates a name is not", async () => {
  const work = "שלום!\u200e ABC\n\u200fABC שלום\n\u061cAbc 12 لندن";
  const text = await mappedText(await render(scriptPaper({ ...scriptWords.hebrew, work })));
  expect([...text].filter((character) => /[\u200e\u200f\u061c]/.test(character)).join("")).toBe(
    "\u200e\u200f\u061c".repeat(2),
  );
  expect(text).not.toMatch(/[\u2066-\u2069]/);
});

test.each(Object.entries(scriptWords))(
  "a paper in %s keeps what PDF/A-3a and PDF/UA-1 ask of a file",
  async (_, words) => {
    const bytes = await render(scriptPaper(words));
    const file = await openPdf(bytes);
    const { metadata, info } = await file.getMetadata();
    expect(info).toMatchObject({ PDFFormatVersion: "1.7", Language: "en-GB", Title: "Quote Q-0117" });
    expect([metadata.get("pdfaid:part"), metadata.get("pdfaid:conformance")]).toEqual(["3", "A"]);
    expect(metadata.get("pdfuaid:part")).toBe("1");
    expect(await file.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await rolesOf(bytes)).toEqual(await rolesOf(await render(scriptPaper(latinWords))));
    expect(await unmappedGlyphs(bytes)).toBe(0);
  },
);

/** The words of a paper in Latin letters, with the same parts. */
const latinWords = { customer: "Ann Lee", company: "Lee Ltd", work: "New boiler", item: "Boiler" };

test("every script is printed in one paper, and copied as it was typed", async () => {
  const works = Object.values(scriptWords).map(({ work }) => work);
  const bytes = await render(scriptPaper({ ...scriptWords.arabic, work: works.join("\n") }));
  const text = await copiedText(bytes);
  for (const work of works) expect(text).toContain(withoutBlanks(work));
});

/** A word begins with a letter or a figure: a mark alone belongs to the blank before it. */
const word = fc
  .constantFrom(...alphabets)
  .chain((letters) =>
    fc.tuple(
      fc.constantFrom(...letters.filter((letter) => !/\p{M}/u.test(letter))),
      fc.array(fc.constantFrom(...letters), { maxLength: 7 }),
    ),
  )
  .map(([first, others]) => first + others.join(""));
const line = fc
  .array(fc.oneof({ weight: 4, arbitrary: word }, fc.constantFrom("12.50", "Bosch", "(UK)", "№ 7")), {
    minLength: 1,
    maxLength: 6,
  })
  .map((words) => words.join(" "));

test("random words of these scripts are printed, and copied as typed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 3, maxLength: 6 }), async (lines) => {
      const text = await copiedText(
        await render(scriptPaper({ ...scriptWords.thai, work: lines.join("\n") })),
      );
      for (const typed of lines) expect(text).toContain(withoutBlanks(typed));
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

const anything = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...alphabets.flat()),
    fc.constantFrom("\u200d", "\u200c", "\ufe0f", "\u0301", "\u202e"),
  ),
});

test("whatever is typed in these scripts, and however odd, is printed", async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (work) => {
      expect((await render(scriptPaper({ ...scriptWords.hebrew, work }))).length).toBeGreaterThan(0);
    }),
    { numRuns: 100 },
  );
});
