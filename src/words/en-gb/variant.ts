/** The part of the messages that differs in a language, down to a single one. */
export type Differences<T> = {
  [Key in keyof T]?: T[Key] extends string | boolean | null | ((...values: never[]) => string)
    ? T[Key]
    : Differences<T[Key]>;
};

/** The messages of one language, made from those of another and the part that differs. */
export function variant<T extends object>(messages: T, differences: Differences<T>): T {
  const changed = Object.entries(differences).map(([key, difference]) => {
    const whole = messages[key as keyof T];
    const isGroup = typeof difference === "object" && difference !== null;
    return [key, isGroup ? variant(whole as object, difference) : difference];
  });
  return { ...messages, ...Object.fromEntries(changed) };
}
