/** A name in camel case as lower-case words: "bankAccounts" is "bank accounts", or "bank_accounts" between "_". */
export function spelled<Name extends string, Between extends string>(
  name: Name,
  between: Between,
): Spelled<Name, Between> {
  return name.replace(/[A-Z]/g, (capital) => between + capital.toLowerCase()) as Spelled<Name, Between>;
}

export type Spelled<Name extends string, Between extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `${Between}${Lowercase<Letter>}`}${Spelled<Rest, Between>}`
  : "";

/** The same name with a capital: "Customer". */
export function capitalised<Name extends string>(name: Name): Capitalize<Name> {
  return (name.slice(0, 1).toUpperCase() + name.slice(1)) as Capitalize<Name>;
}
