/** The names, among the texts of the firm, of those that are printed on its quotes. */
export const quoteTextNames = { foot: "quote-foot", closing: "quote-closing" } as const;
export type QuoteTextPart = keyof typeof quoteTextNames;

/** The firm's own words at the foot of its quotes, and those that close them; null where it has written none. */
export type QuoteTexts = Readonly<Record<QuoteTextPart, string | null>>;

interface NamedText {
  readonly name: string | null;
  readonly text: string | null;
  readonly createdAt: string;
}

/** What is printed on quotes, of all texts of the firm. */
export function quoteTextsOf(texts: readonly NamedText[]): QuoteTexts {
  const newest = (name: string) => textsNamed(texts, name)[0]?.text ?? null;
  return { foot: newest(quoteTextNames.foot), closing: newest(quoteTextNames.closing) };
}

/** The texts of one name, newest first: of two that were kept on two devices at once, the newer counts. */
export function textsNamed<T extends NamedText>(texts: readonly T[], name: string): T[] {
  return texts
    .filter((each) => each.name === name)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}
