import type { ImportField, Mapping } from "#web/import/import-field.ts";

/**
 * Guesses from the headings which column has which field. Exact headings are matched first, then headings that
 * contain the term among other words ("Trade price exc VAT"). No column is guessed twice.
 */
export function guessMapping(headings: readonly string[], fields: readonly ImportField[]): Mapping {
  const plain = headings.map(plainHeading);
  const taken = new Set<number>();
  const mapping: Record<string, number | null> = {};
  for (const matches of [isSame, contains]) {
    for (const field of fields) {
      mapping[field.key] ??= take(field, matches);
    }
  }
  return mapping;

  function take(field: ImportField, matches: (heading: string, name: string) => boolean): number | null {
    for (const name of [plainHeading(field.label), ...field.synonyms]) {
      const index = plain.findIndex((heading, each) => !taken.has(each) && matches(heading, name));
      if (index < 0) continue;
      taken.add(index);
      return index;
    }
    return null;
  }
}

/** A heading in lower case, without accents, punctuation or text in brackets: "E-mail *" becomes "email". */
function plainHeading(heading: string): string {
  return heading
    .normalize("NFD")
    .replace(/\p{Diacritic}|[-'’]/gu, "")
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replace(/([a-z])([A-Z0-9])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Words too vague to match inside a longer heading: "Supplier name" is not the item's name. */
const vague = new Set([
  "name",
  "code",
  "type",
  "item",
  "customer",
  "client",
  "contact",
  "company",
  "unit",
  "per",
]);

function isSame(heading: string, name: string): boolean {
  return heading.replaceAll(" ", "") === name.replaceAll(" ", "") && heading !== "";
}

function contains(heading: string, name: string): boolean {
  return !vague.has(name) && ` ${heading} `.includes(` ${name} `);
}
