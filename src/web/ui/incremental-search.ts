/**
 * How a text is tested for a query; the same function each time. A text that matches a query must also match every
 * beginning of that query.
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
 * The indexes of the texts that match, in order. While the query grows letter by letter, only the earlier matches are
 * searched.
 *
 * @param texts must not be mutated
 */
export function matchingIndexes(
  texts: readonly string[],
  wanted: string,
  test: MatchTest,
): readonly number[] {
  const before = last.get(texts);
  const narrows = before !== undefined && before.test === test && wanted.startsWith(before.wanted);
  // A list and what it counts beside it ask the same.
  if (narrows && before.wanted === wanted) return before.places;
  const has = test(wanted);
  const places = narrows ? before.places.filter((place) => has(texts[place] ?? "")) : placesOf(texts, has);
  last.set(texts, { wanted, test, places });
  return places;
}

function placesOf(texts: readonly string[], has: (text: string) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < texts.length; place += 1) if (has(texts[place] ?? "")) places.push(place);
  return places;
}
