/** A name in camel case as lower-case words: "bankAccounts" is "bank accounts", or "bank_accounts" between "_". */
export function splitName<Name extends string, Between extends string>(
  name: Name,
  between: Between,
): SplitName<Name, Between> {
  return name.replace(/[A-Z]/g, (capital) => between + capital.toLowerCase()) as SplitName<Name, Between>;
}

export type SplitName<
  Name extends string,
  Between extends string,
> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `${Between}${Lowercase<Letter>}`}${SplitName<Rest, Between>}`
  : "";

/** The same words with a capital first letter: "Customer", "Labour items". */
export function capitalised<Words extends string>(words: Words): Capitalize<Words> {
  return (words.slice(0, 1).toUpperCase() + words.slice(1)) as Capitalize<Words>;
}
