import type { ReactNode } from "react";

export interface Definition {
  term: string;
  /** null and "" show a dash. */
  value: ReactNode;
}

interface DefinitionListProps {
  items: readonly Definition[];
  /** The number of columns on a wide screen. */
  columns?: 1 | 2;
}

/** Facts as term and value: side by side, or in two columns with the term above. */
export function DefinitionList({ items, columns = 1 }: DefinitionListProps) {
  const grid = columns === 2 ? "grid gap-x-6 gap-y-4 sm:grid-cols-2" : "divide-y divide-line";
  const row = columns === 2 ? "min-w-0" : "flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5";
  const value = columns === 2 ? "" : "ml-auto text-right";
  return (
    <dl className={grid}>
      {items.map((item) => (
        <div key={item.term} className={row}>
          <dt className="text-ink-soft text-sm leading-6">{item.term}</dt>
          <dd className={`min-w-0 whitespace-pre-line font-medium ${value}`}>{item.value || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
