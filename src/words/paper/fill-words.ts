/** What words that go with a document may name. Each stands in braces: "Hi {first}". */
export const placeholders = [
  "first",
  "name",
  "work",
  "number",
  "total",
  "tax",
  "date",
  "pay",
  "me",
  "firm",
] as const;
export type Placeholder = (typeof placeholders)[number];

/** What stands in place of each; null where it is not known. */
export type FilledWith = Readonly<Record<Placeholder, string | null>>;

/** A placeholder as people write it: "{first}", "{ First }". Other words in braces are text. */
export const placeholder = new RegExp(`\\{\\s*(${placeholders.join("|")})\\s*\\}`, "gi");

/**
 * [Note: Words with placeholders]
 * The words that go with a document, ours and the firm's own, are one text for each kind of document, occasion and tone,
 * in which placeholders stand for what differs. One rule fills in all of them. A number or a tax that is not known
 * leaves out itself alone. Anything else that is not known takes its clause along, from one comma, semicolon, bracket or
 * end of a sentence to the next: "{total}, good until {date}." becomes "£120.00." without a date. A sentence of which
 * nothing is left goes, and so does a line. So no placeholder reaches a customer. Text without placeholders stays as it
 * is, to the blank.
 */
export function fillWords(words: string, values: FilledWith): string {
  const isUnknown = (name: string) => values[name.toLowerCase() as Placeholder] === null;
  const lines = words.split("\n").flatMap((line) => {
    const left = withoutUnknown(line, isUnknown);
    return left === "" && line.trim() !== "" ? [] : [left];
  });
  return lines.join("\n").replace(placeholder, (_, name) => values[name.toLowerCase() as Placeholder] ?? "");
}

/** The first words in braces that are no placeholder: a slip, where somebody writes words to be filled in. */
export function unknownPlaceholder(words: string): string | null {
  return words.replace(placeholder, "").match(/\{[^{}]*\}/)?.[0] ?? null;
}

/** A placeholder that leaves out itself alone, with the brackets or the blank around it. */
const alone =
  /\s*\(\s*\{\s*(number|tax)\s*\}\s*\)|^\{\s*(number|tax)\s*\}\s*|[^\S\n]*\{\s*(number|tax)\s*\}/gi;
/** Neither "9.30" ends a sentence nor an abbreviation before a number or a tax. */
const sentences = /.+?(?:(?<!\b(?:incl?|approx|[Nn]o))[.!?](?=\s+[^\sa-z])\s*|$)/g;
const clauseEnds = /(?=[,;]\s)|(?=\s\()|(?<=\))/;

type IsUnknown = (name: string) => boolean;

function withoutUnknown(line: string, isUnknown: IsUnknown): string {
  if (!names(line, isUnknown)) return line;
  const rest = line.replace(alone, (found, ...names: string[]) =>
    isUnknown(names.slice(0, 3).find(Boolean) ?? "") ? "" : found,
  );
  const kept = rest.match(sentences) ?? [];
  return kept
    .map((sentence) => withoutClauses(sentence, isUnknown))
    .join("")
    .trimEnd();
}

function withoutClauses(sentence: string, isUnknown: IsUnknown): string {
  if (!names(sentence, isUnknown)) return sentence;
  const [, body = "", end = ""] = /^(.*?)([.!?]*\s*)$/.exec(sentence) ?? [];
  const clauses = body.split(clauseEnds);
  const kept = clauses.filter((clause) => !names(clause, isUnknown));
  if (kept.length === 0) return "";
  const text = kept.join("");
  if (kept[0] === clauses[0]) return text + end;
  const begun = text.replace(/^[,;]?\s+/, "");
  return begun.charAt(0).toUpperCase() + begun.slice(1) + end;
}

/** Whether a text names something that is not known. */
function names(text: string, isUnknown: IsUnknown): boolean {
  return [...text.matchAll(placeholder)].some(([, name = ""]) => isUnknown(name));
}
