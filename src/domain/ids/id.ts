declare const noun: unique symbol;

/**
 * A UUID of one record of one noun, as `Id<"Customer">`. The type keeps a customer's id from being passed where a
 * quote's is meant.
 */
export type Id<Noun extends string = string> = string & { readonly [noun]: Noun };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a UUID in its canonical lower-case form (decision W1). */
export function isId(text: string): boolean {
  return uuid.test(text);
}
