import { capitalised } from "#domain/nouns/camel-case.ts";
import { boxlessPlaces } from "#test/privacy/boxless-fields.ts";
import { disguiseNames } from "#test/privacy/disguises.ts";
import type { Control, SearchedPlace, Verdict } from "#test/privacy/verdict.ts";
import { britishNames } from "#web/records/list-names.ts";
import { listKinds } from "#web/records/list-paths.ts";
import { unlistedKinds } from "#web/records/unlisted-kinds.ts";

/** The outcome of the canary test, for a reader who has never seen the code. */
export function reportOf({ typed, places, controls, passed }: Verdict): string {
  const leaks = places.flatMap((place) => place.leaks);
  return [
    "",
    "DOES THE SERVER SEE WHAT YOU TYPE?",
    "",
    "An encrypted account was made on the real screens, in a real browser, against the real server. Into every field",
    "went a word that exists nowhere else. Then everything that server and browser had kept was searched for it.",
    "",
    ...section("What was typed", typedLines(typed.map(({ place }) => place))),
    ...section("Where it was looked for", places.map(placeLine)),
    ...section(
      "In which disguises",
      disguiseNames.map((name) => `- ${name}`),
    ),
    ...section("What was found", leaks.length === 0 ? ["Nothing."] : leakLines(places)),
    ...section("Is the search any good?", controls.map(controlLine)),
    ...section("What the server may read, and does", exceptions),
    ...section("What this does not prove", limits),
    passed
      ? `PASSED: of ${typed.length} words none was found in ${totalSize(places)} (the password only where it signs up and in), and all ${controls.length} controls passed.`
      : `FAILED: ${leaks.length} finds of words that may not be there, ${controls.filter((each) => !each.passed).length} of ${controls.length} controls failed.`,
    "",
  ].join("\n");
}

function section(title: string, lines: readonly string[]): string[] {
  return [title, ...lines.map((line) => `  ${line}`), ""];
}

const kindNames: Record<string, string> = {
  ...Object.fromEntries(listKinds.map((kind) => [kind, capitalised(britishNames(kind).one)])),
  ...Object.fromEntries(Object.entries(unlistedKinds).map(([kind, { title }]) => [kind, title])),
  "quote line": "Each line of a quote",
  "invoice line": "Each line of an invoice",
  secret: "Secrets",
  typed: "Also typed",
};

function typedLines(places: readonly string[]): string[] {
  const byKind = new Map<string, string[]>();
  for (const place of places) {
    const [kind = "", name = ""] = place.split(".");
    byKind.set(kind, [...(byKind.get(kind) ?? []), spaced(name)]);
  }
  const lines = [...byKind].flatMap(([kind, names]) =>
    wrapped(`${names.length} x ${kindNames[kind] ?? kind}: ${names.join(", ")}`),
  );
  const boxless = boxlessPlaces.map((place) => spaced(place.replace(".", ": "))).join("; ");
  return [
    `${places.length} words, each once:`,
    ...lines,
    ...wrapped(
      `No screen has a box for these; they came sealed by the product's own code, and a document's were saved again on a screen: ${boxless}`,
    ),
  ];
}

function placeLine({ name, parts, bytes, leaks }: SearchedPlace): string {
  const found = leaks.length === 0 ? "nothing found" : `${leaks.length} FOUND`;
  return `${name.padEnd(61)} ${size(bytes).padStart(9)} in ${String(parts).padStart(4)} ${parts === 1 ? "piece " : "pieces"}  ${found}`;
}

function leakLines(places: readonly SearchedPlace[]): string[] {
  return places.flatMap(({ name, leaks }) =>
    leaks.map(
      ({ canary, form, part }) => `LEAK: ${canary.place} ("${canary.word}"), ${form}, in ${part}, ${name}`,
    ),
  );
}

function controlLine({ name, passed, detail }: Control): string {
  return `[${passed ? "ok" : "FAILED"}] ${name}: ${detail}`;
}

const exceptions = [
  "- The e-mail address, first and last name of the account's owner. (They are not among the words above.)",
  "- The password, in the requests that sign up and sign in; it was found there and nowhere else. What is stored of",
  "  it is a hash. The passphrase is another secret, and is never sent.",
  "- Numbers, dates, statuses, document numbers, and about how long texts are: docs/encryption.md has the whole list.",
];

const limits = [
  "- That the server sends honest code. Your browser runs what the server delivers; this test ran this copy of it.",
  "- That the encryption cannot be broken: it shows that nothing goes past it. How it works is in docs/encryption.md.",
  "- Other browsers than the one it ran in, what a browser's own form memory or extensions keep, and the memory of a",
  "  running computer.",
  "- That a weak passphrase cannot be guessed.",
  "- Other disguises than the ones above: a word that was compressed or encrypted with a key the server has.",
];

function totalSize(places: readonly SearchedPlace[]): string {
  return size(places.reduce((sum, { bytes }) => sum + bytes, 0));
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** "customerVatNumber" as "customer vat number". */
function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function wrapped(text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.length - 1;
    if (`${lines[last]} ${word}`.length > 110) lines.push(`    ${word}`);
    else lines[last] = lines[last] === "" ? word : `${lines[last]} ${word}`;
  }
  return lines;
}
