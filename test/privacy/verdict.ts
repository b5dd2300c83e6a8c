import type { Canary } from "#test/privacy/canary-words.ts";
import { type LivedAccount, type PlaceName, placeNames } from "#test/privacy/lived-account.ts";
import { searchFor } from "#test/privacy/word-search.ts";

/** What was found in one place. */
export interface SearchedPlace {
  name: PlaceName;
  parts: number;
  bytes: number;
  /** Words that must not be there. */
  leaks: Leak[];
  /** Words that may be there: see {@link isExpected}. */
  expected: Leak[];
}

export interface Leak {
  canary: Canary;
  form: string;
  /** The file, table or request it was found in. */
  part: string;
}

/** A check of the search itself. A search that finds nothing proves nothing until these checks have passed. */
export interface Control {
  name: string;
  passed: boolean;
  detail: string;
}

/** The result of the canary test. */
export interface Verdict {
  typed: readonly Canary[];
  places: SearchedPlace[];
  controls: Control[];
  passed: boolean;
}

/**
 * Searches everything that both accounts left behind.
 *
 * @param sealed the encrypted account, on a server as it is delivered
 * @param plain an account without encryption, on a server that writes requests to its log
 */
export function judge(sealed: LivedAccount, plain: LivedAccount): Verdict {
  const places = searched(sealed);
  const inPlain = searched(plain);
  const controls = [
    ...findsPlainWords(plain, inPlain),
    ...findsWhatFilesLeave(inPlain),
    ...placeNames.map((name) => isTheRightPlace(sealed, name)),
    isAllStored(sealed),
  ];
  const isClean = places.every(({ leaks }) => leaks.length === 0);
  return {
    typed: sealed.words.all,
    places,
    controls,
    passed: isClean && controls.every((each) => each.passed),
  };
}

function searched({ words, places }: LivedAccount): SearchedPlace[] {
  const search = searchFor(words.all);
  return placeNames.map((name) => {
    const finds = places[name].flatMap((part) =>
      search(part.bytes).map((find) => ({
        ...find,
        part: part.name,
        isFine: isExpected(name, part.name, find.canary),
      })),
    );
    return {
      name,
      parts: places[name].length,
      bytes: places[name].reduce((sum, { bytes }) => sum + bytes.length, 0),
      leaks: finds.filter(({ isFine }) => !isFine),
      expected: finds.filter(({ isFine }) => isFine),
    };
  });
}

/** A password is sent to the server to sign up and to sign in, and nowhere else; it is the only exception. */
function isExpected(name: PlaceName, part: string, { place }: Canary): boolean {
  const isSignIn = part === "POST /api/register" || part === "POST /api/login";
  return place === "secret.password" && name === "requests that the server received" && isSignIn;
}

function findsPlainWords({ words }: LivedAccount, places: readonly SearchedPlace[]): Control[] {
  const saved = [...words.sealed, ...words.all.filter(({ place }) => savedToo.includes(place))];
  const finds = (name: PlaceName, wanted: readonly Canary[], why: string): Control => {
    const found = new Set(places.find((each) => each.name === name)?.leaks.map(({ canary }) => canary));
    const missed = wanted.filter((canary) => !found.has(canary));
    const detail = `${wanted.length - missed.length} of ${wanted.length} words found`;
    const names = missed.map(({ place }) => place).join(", ");
    return { name: why, passed: missed.length === 0, detail: names ? `${detail}; missed: ${names}` : detail };
  };
  const draft = words.all.filter(({ place }) => place === "typed.quote that was not saved");
  const plain = "An account without encryption, typed in the same way, is found out";
  return [
    finds("database: every row of every table", saved, `${plain} in the rows of the database`),
    finds("database: its files after it stopped", saved, `${plain} in the raw files of the database`),
    finds("requests that the server received", saved, `${plain} in the requests`),
    finds("browser storage: first device", draft, "A draft that was left readable in the browser is caught"),
    finds("server log, at its loudest", saved, "A server that was made to leak into its log is caught"),
  ];
}

/** What bringing a file in leaves beside the records: the rows to go back to, and what was said of the file. */
const leftByFiles = [
  ["public.imports", "customer.name", "in what the undo of an import goes back to"],
  ["public.import_memories", "typed.supplier of a file", "in what was said of a file"],
] as const;

function findsWhatFilesLeave(places: readonly SearchedPlace[]): Control[] {
  const rows = places.find(({ name }) => name === "database: every row of every table");
  return leftByFiles.map(([table, place, where]) => {
    const passed = rows?.leaks.some(({ part, canary }) => part === table && canary.place === place) ?? false;
    const name = `An account without encryption that brought files in is found out ${where}`;
    return { name, passed, detail: `the word was ${passed ? "" : "not "}found in ${table}` };
  });
}

/** Typed in places that are not a single sealed field, but saved all the same. */
const savedToo = [
  "typed.custom item",
  "typed.description item",
  "typed.work summary",
  "typed.file of customers",
  "typed.note in a file",
  "typed.supplier of a file",
];

/** Each place contains something that must be there, which proves that it was the right place and that it was read. */
function isTheRightPlace(life: LivedAccount, name: PlaceName): Control {
  const { person, userId, places } = life;
  const isStorage = name.startsWith("browser storage");
  const [what, text] = isStorage
    ? ["the account's id", userId]
    : name === "server log, at its loudest"
      ? ["the line of a sign-in", "/api/login"]
      : ["the account's e-mail address", person.email];
  const passed = places[name].some(({ bytes }) => Buffer.from(bytes).includes(text));
  return {
    name: `The right place was searched: ${name}`,
    passed,
    detail: `${what} is ${passed ? "" : "not "}there`,
  };
}

/** Every word was stored: with the passphrase, a second device read each of them back. */
function isAllStored({ words, takenAway }: LivedAccount): Control {
  const text = takenAway.toLowerCase();
  const wanted = [...words.sealed, ...words.all.filter(({ place }) => savedToo.includes(place))];
  const missed = wanted.filter(({ word }) => !text.includes(word.toLowerCase()));
  const detail = `${wanted.length - missed.length} of ${wanted.length} words read back`;
  const names = missed.map(({ place }) => place).join(", ");
  return {
    name: "Nothing was lost: a second device reads every word back with the passphrase",
    passed: missed.length === 0,
    detail: names ? `${detail}; missed: ${names}` : detail,
  };
}
