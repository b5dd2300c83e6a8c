import { type WordTable, wordNames } from "#domain/records/word-table.ts";

interface WordDetailsProps {
  record: object;
  words: WordTable;
  labels: Readonly<Record<string, string>>;
}

/** The words of a record on its card, without its name: what each is called, and what it says. */
export function WordDetails({ record, words, labels }: WordDetailsProps) {
  const shown = wordNames(words).flatMap((word) => {
    const text: unknown = Reflect.get(record, word);
    return word === "name" || typeof text !== "string" || text === "" ? [] : [{ word, text }];
  });
  if (shown.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {shown.map(({ word, text }) => (
        <div key={word} className="flex min-w-0 gap-2">
          <dt className="shrink-0 text-ink-soft">{labels[word] ?? word}</dt>
          <dd className="wrap-anywhere line-clamp-3 min-w-0 whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
