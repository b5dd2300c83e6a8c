/**
 * How a text is looked through for what is wanted; the same function each time. What has a longer text in it must have
 * its beginnings in it too.
 */
export type MatchTest = (wanted: string) => (text: string) => boolean;

interface Search {
  wanted: string;
  test: MatchTest;
  places: readonly number[];
}

/** The last search of each list of texts. */
const last = new WeakMap<readonly string[], Search>();

/**
 * The places of the texts in which something is found, in order. While what is wanted grows letter by letter, only what
 * was found before is looked through.
 *
 * @param texts taken as a value
 */
export function matchingPlaces(texts: readonly string[], wanted: string, test: MatchTest): readonly number[] {
  const before = last.get(texts);
  const has = test(wanted);
  const narrows = before !== undefined && before.test === test && wanted.startsWith(before.wanted);
  const places = narrows ? before.places.filter((place) => has(texts[place] ?? "")) : placesOf(texts, has);
  last.set(texts, { wanted, test, places });
  return places;
}

function placesOf(texts: readonly string[], has: (text: string) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < texts.length; place += 1) if (has(texts[place] ?? "")) places.push(place);
  return places;
}
