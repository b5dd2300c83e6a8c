import { expect, test } from "vitest";
import { tones } from "#domain/company/company-settings.ts";
import { documentKinds } from "#domain/pricing/document-kind.ts";
import { type Language, languages } from "#domain/region/region.ts";
import { foreignWords } from "#test/e2e/foreign-words.ts";
import { regionLabels } from "#words/labels/region-labels.ts";
import { formMessagesIn } from "#words/languages/form-messages-in.ts";
import { laterMessagesIn } from "#words/languages/later-messages-in.ts";
import { messagesIn } from "#words/languages/messages-in.ts";
import { occasions, standardWords } from "#words/paper/ready-words.ts";

/** One thing as Great Britain, the United States and Australia write it; with nothing where a region has no word of its own. */
type Sample = readonly [britain: string, states: string, australia: string];

const regions: readonly Sample[] = [
  ["VAT", "sales tax", "GST"],
  ["HMRC", "IRS", "ATO"],
  ["CIS", "EIN", "ABN"],
  ["company number", "", ""],
  ["sort code", "routing number", "BSB"],
  ["postcode", "ZIP code", "postcode"],
  ["post code", "zip", "post code"],
  ["county", "", ""],
  ["£12", "$12", "$12"],
  ["pence", "cents", "cents"],
  ["", "dollars", "dollars"],
  ["", "US$15", "A$22"],
  ["", "LLC", "Pty Ltd"],
];

/** What Australia writes as Great Britain does: "British = American". */
const spellings = `
labour = labor; labourers = laborers; colour = color; coloured = colored; discoloured = discolored; favour = favor
honour = honor; neighbours = neighbors; behaviour = behavior; harbour = harbor; vapour = vapor
metres = meters; millimetre = millimeter; litre = liter; centre = center; centred = centered; theatre = theater
fibreglass = fiberglass; licence = license; defence = defense; catalogue = catalog
organisation = organization; recognised = recognized; authorise = authorize; customising = customizing
finalises = finalizes; synchronised = synchronized; categorisation = categorization; organisers = organizers
analyse = analyze; paralysed = paralyzed
cancelled = canceled; cancelling = canceling; travelling = traveling; labelled = labeled; totalled = totaled
levelling = leveling; panelling = paneling; jewellery = jewelry
instalments = installments; fulfil = fulfill; enrolment = enrollment; skilful = skillful
cheque = personal check; cheques = checks payable to us; mobile number = cell number; mobile phone = cellphone
enquiry = inquiry; grey = gray; aluminium = aluminum; mouldings = moldings; ageing = aging
plasterboard = drywall; skirting board = baseboard
programme = ; storey = ; kerb = ; whilst = ; fortnight = ; by post =
23/11/2026 = 11/23/2026; 5 December 2026 = December 5, 2026; 5 Dec = Dec 5`
  .trim()
  .split(/[;\n]/)
  .map((pair) => pair.split("=").map((word) => word.trim()));

const samples = [
  ...regions,
  ...spellings.map(([british = "", american = ""]): Sample => [british, american, british]),
];

test("a word is found on the screens of the regions that write it otherwise, and on no others", () => {
  const wrong = samples.flatMap((sample) =>
    sample.flatMap((word) =>
      languages.flatMap((language, at) => {
        const isForeign = word !== "" && word !== sample[at];
        const found = foreignWords(language, `Your ${word}, if any`);
        return found.length > 0 === isForeign ? [] : [`${language}: ${word}: ${found.join(", ")}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test("words that only look like those of a region are everybody's", () => {
  const everybody = [
    "Please advise, revise, supervise, promise, exercise, advertise, compromise and surprise otherwise.",
    "A precise, wise and concise enterprise is rising: it raises a noise likewise. Disable it, merchandise.",
    "The size, the prize and what is resized, oversized or seized.",
    "A ZIP file, or quotes.zip; check it, checks, checked; 5 per cent; may 5 people come?",
    "Laboratory, honorary, glamorous, catalytic, totally, initially.",
    "03/04/2026 and 3/16 of an inch, licensed, practice, program.",
  ];
  const found = everybody.flatMap((text) => languages.flatMap((language) => foreignWords(language, text)));
  expect(found).toEqual([]);
});

test("units and messages that the specification prints are exempt by name, and only they", () => {
  expect(foreignWords("en-GB", "Linear Meter, Liter, per meter")).toEqual([]);
  expect(foreignWords("en-GB", "Linear Meters, Liters, a meter")).toEqual(["Meters", "Liters", "meter"]);
  expect(foreignWords("en-GB", "Are you sure you want to delete this labor item?")).toEqual([]);
});

test("what the messages of one region replace is found where another one shows it", () => {
  const unseen = pairs.flatMap(([from, to]) =>
    differing(allIn(from), allIn(to))
      .filter((text) => foreignWords(to, text).length === 0 && !everywhere.some((each) => each.test(text)))
      .map((text) => `${from} to ${to}: ${text}`),
  );
  expect(unseen).toEqual([]);
});

test("the ready words of a message have no word of another region", () => {
  const found = languages.flatMap((language) =>
    documentKinds.flatMap((kind) =>
      occasions.flatMap((about) =>
        tones.flatMap((tone) => foreignWords(language, standardWords({ kind, about, tone }, language))),
      ),
    ),
  );
  expect(found).toEqual([]);
});

/** Examples of categories and numbers, and the label "State", which is also the state of a report. */
const everywhere = [/^Materials are filed under categories/, /^\d{6,9} \(/, /^State$/];

const pairs = languages.flatMap((from) =>
  languages.filter((to) => to !== from).map((to) => [from, to] as const),
);

function allIn(language: Language) {
  const messages = { ...messagesIn(language), ...formMessagesIn(language), ...laterMessagesIn(language) };
  return { ...messages, regionLabels: regionLabels(language) };
}

/** The texts of a language that another one has otherwise, with "{name}" in place of what is filled in. */
function differing(messages: object, others: object): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) => {
    const other: unknown = Reflect.get(others, key);
    if (typeof value === "object" && value !== null) return differing(value, Object(other));
    const text = textOf(value);
    return text === textOf(other) ? [] : [text];
  });
}

function textOf(message: unknown): string {
  return typeof message === "function" ? String(message(["{name}"], "{name}")) : String(message);
}
