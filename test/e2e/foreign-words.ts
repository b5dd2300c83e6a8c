import { type Language, languages } from "#domain/region/region.ts";

/**
 * One thing, and what Great Britain, the United States and Australia write for it, each as the source of an expression.
 * An empty one is for a region that has no word of its own for it.
 */
type Family = readonly [britain: string, states: string, australia: string];

/** What people write differently in each region, in small letters or large. */
const words: readonly Family[] = [
  // The tax, and the offices and numbers of each country.
  ["VAT", "sales tax(?:es)?", "GST"],
  ["CIS|HMRC|UTR|Companies House|National Insurance", "EIN|IRS|W-9|Social Security", "ABN|ACN|ATO|TFN"],
  ["company (?:registration )?numbers?", "", ""],
  ["", "LLC", "Pty"],
  // The bank, and its papers.
  ["sort codes?", "routing (?:transit )?numbers?|ABA numbers?", "BSBs?"],
  spelt("cheques?", "(?:by|paper|personal|certified) checks?|checks? (?:payable|made out)"),
  ["pence|sterling|GBP", "USD", "AUD"],
  ["", "(?<!per )cents?|dollars?", "(?<!per )cents?|dollars?"],
  // The address, in which a ZIP file has no part, and the telephone.
  spelt("post ?codes?", "(?<!\\.)zip(?: ?codes?)?(?! (?:file|archive|folder))"),
  ["count(?:y|ies)", "city, state|state and zip", "city, state|state or territory"],
  spelt("mobile (?:phone|number)s?", "cell ?phones?|cell numbers?"),
  // Families of spelling: -ise, -yse, -our, -re, a doubled l, -ogue, -ce.
  spelt(
    `(?!${keptWithS()})[a-z]+is(?:e[drs]?|ers|ing|able|ations?)`,
    `(?!${keptWithZ()})[a-z]+iz(?:e[drs]?|ers|ing|able|ations?)`,
  ),
  spelt("(?:anal|paral|catal)ys(?:e[dr]?|ing)", "(?:anal|paral|catal)yz(?:e[dr]?|ing)"),
  spelt(
    `${beforeOur()}our\\w*`,
    `${beforeOur()}or(?:s|ed|ing|abl[ey]|ers?|ful|hoods?|ists?|ites?|less|ly|y)?`,
  ),
  spelt(
    "(?:centi|kilo|milli)?metre[sd]?|(?:milli)?litres?",
    "(?:centi|kilo|milli)?meter(?:s|ed)?|(?:milli)?liters?",
  ),
  spelt("centr(?:e[ds]?|ing)|(?:theat|cali)res?", "center(?:s|ed|ing)?|theaters?|calibers?"),
  spelt("fibre(?:s|board|glass)?", "fiber(?:s|board|glass)?"),
  spelt(`${beforeL()}ll(?:ed|ing|ers?|ery)`, `${beforeL()}l(?:ed|ing|ers?|ry)`),
  spelt(
    "fulfil(?:s|ment)?|enrol(?:s|ments?)?|instalments?",
    "fulfill(?:s|ment)?|enroll(?:s|ments?)?|installments?",
  ),
  spelt("(?:skil|wil)ful(?:ly)?", "(?:skil|wil)lful(?:ly)?"),
  spelt("catalogu\\w+|analogue", "catalog(?:s|ed|ing)?|analog"),
  // The verb is "license" in both.
  spelt("licence[ds]?|(?:defen|offen|preten)ces?", "licenses?|(?:defen|offen|preten)ses?"),
  // Spelling of single words.
  spelt("enquir\\w+", "inquir\\w+"),
  spelt("grey(?:ed|s|ish)?", "gray(?:ed|s|ish)?"),
  spelt("programmes?", ""),
  spelt("aluminium|sulphur", "aluminum|sulfur"),
  spelt("mould(?:s|ed|ings?|y)?", "mold(?:s|ed|ings?|y)?"),
  spelt("storeys?|draught\\w*|kerbs?|tyres?", ""),
  spelt("cosy|ageing|plough\\w*|artefacts?|sceptic\\w*", "cozy|aging|plow\\w*|artifacts?|skeptic\\w*"),
  spelt("whilst|amongst|learnt|spelt|fortnight\\w*|by post", ""),
  // Wood that is landscaped with is "timber" in America too.
  spelt("plasterboards?|skirting boards?", "drywall(?! screws)|sheetrock|baseboards?|faucets?|lumber"),
];

/** What has no letters at its ends, or means another thing in small ones: money and dates. */
const marks: readonly Family[] = [
  ["£", "\\$", "\\$"],
  ["", "\\bUS\\$", "\\bA\\$"],
  // The order of numbers shows where the day is above twelve.
  spelt(`${lateDay()}/${month()}/\\d\\d(?:\\d\\d)?`, `${month()}/${lateDay()}/\\d\\d(?:\\d\\d)?`),
  spelt(`\\b\\d{1,2} ${monthName()}\\b`, `\\b${monthName()} \\d{1,2}(?!\\d)`),
];

/** Names that are the same in every region. */
const exempt = [
  // Units of measure and of rates keep the names that the specification gives them.
  ...["Linear Meter", "Square Meter", "Cubic Meter", "Liter", "Per Meter", "per meter"],
  // The specification says it so.
  ...["Are you sure you want to delete this labor item?", "Uncategorized", "Settings & Customization"],
  ...["Synchronization Failed", "Failed to initialize subscription. Please try again."],
  // The regions to choose from.
  ...["United Kingdom (English, £)", "United States (English, $)", "Australia (English, $)"],
].map((name) => new RegExp(`(?<!\\w)${name.replace(/[$()?]/g, "\\$&")}(?!\\w)`, "g"));

const foreign = new Map(
  languages.map((language) => [language, [ofOthers(language, words), ofOthers(language, marks)]]),
);

/** The words of a text that people of a region do not write. */
export function foreignWords(language: Language, text: string): string[] {
  const own = exempt.reduce((rest, name) => rest.replaceAll(name, ""), text);
  const [inWords = [], inMarks = []] = foreign.get(language) ?? [];
  const found = [
    ...own.matchAll(new RegExp(`\\b(?:${inWords.join("|")})\\b`, "gi")),
    ...own.matchAll(new RegExp(inMarks.join("|"), "g")),
  ];
  return [...new Set(found.map(([word]) => word))];
}

/** What other regions write, and this one does not. */
function ofOthers(language: Language, families: readonly Family[]): string[] {
  const at = languages.indexOf(language);
  return families.flatMap((family) => family.filter((source) => source !== "" && source !== family[at]));
}

/** What Australia writes as Great Britain does. */
function spelt(british: string, american: string): Family {
  return [british, american, british];
}

/** Words with "is" that no region writes with "iz". */
function keptWithS(): string {
  const whole =
    "adv|rev|superv|telev|improv|dev|prom|comprom|prem|dem|surm|exerc|exc|conc|prec|inc|advert|expert|treat";
  const more = "merchand|parad|franch|desp|(?:sur|enter|com|ap|re)pr|a?r|sunr|m|v|an|cr|ir|den|el|d";
  return `(?:un|im|dis|en)?(?:${whole}|${more})is(?:e|ing|a)|\\w*[aouw]is(?:e|ing)`;
}

/** Words with "iz" that no region writes with "is". */
function keptWithZ(): string {
  return "(?:re|over|under|out|down|up|mid|cap|as)?siz|(?:pr|se|ma|ba)iz";
}

function beforeOur(): string {
  const stems =
    "arm|behavi|cand|clam|endeav|fav|flav|glam|harb|hon|hum|lab|neighb|od|parl|rig|rum|sav|val|vap|vig";
  return `(?:dis|un|multi)?(?:col|${stems})`;
}

/** Verbs that end in an l, which Great Britain doubles. */
function beforeL(): string {
  const stems =
    "channe|counse|dia|equa|fue|initia|jewe|labe|leve|marsha|mode|pane|penci|shove|signa|tota|tunne|unrave";
  return `(?:cance|trave|${stems})`;
}

function lateDay(): string {
  return "(?<!\\d)(?:1[3-9]|2\\d|3[01])";
}

function month(): string {
  return "(?<!\\d)(?:0?[1-9]|1[0-2])";
}

function monthName(): string {
  const short = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
  return `(?:January|February|March|April|June|July|August|September|October|November|December|${short})`;
}
