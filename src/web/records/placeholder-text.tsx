import { placeholder } from "#words/paper/fill-words.ts";

/** Words whose placeholders stand out. */
export function PlaceholderText({ text }: { text: string }) {
  const found = [...text.matchAll(placeholder)];
  const ends = [0, ...found.map((match) => match.index + match[0].length)];
  return (
    <p className="whitespace-pre-wrap wrap-anywhere text-sm">
      {found.map((match, at) => (
        <span key={match.index}>
          {text.slice(ends[at], match.index)}
          <span className="rounded-sm bg-accent-soft px-1 font-medium">{match[0]}</span>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  );
}
