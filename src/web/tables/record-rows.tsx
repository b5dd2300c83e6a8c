import { memo, type ReactNode, useMemo } from "react";
import type { RowChecks, RowLooks } from "#web/tables/data-table-column.ts";
import { ListLink } from "#web/ui/list-link.tsx";
import { rowListStyles } from "#web/ui/row-list-styles.ts";

/** Around rows without buttons at their ends: from a tablet on they are on a surface like that of a card. */
export const framedRows = "[&_li]:pr-3 md:[&_ul]:overflow-clip md:[&_ul]:rounded-xl md:[&_ul]:border";

interface RecordRowsProps<Row> {
  /** What is listed, for screen readers: "Quotes". */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  looks: RowLooks<Row>;
  hrefOf?: ((row: Row) => string) | undefined;
  /** What pressing a row does, where it has no address. */
  openerOf?: ((row: Row) => (() => void) | undefined) | undefined;
  actions?: ((row: Row, isRow: boolean) => ReactNode) | undefined;
  checks?: RowChecks<Row> | undefined;
  /** The key of a row that stands out. */
  marked?: string | undefined;
}

/**
 * Records as rows of two lines, where there is no room for a table. Rows under one heading follow each other; the
 * heading stays in sight while they do.
 */
export function RecordRows<Row>(props: RecordRowsProps<Row>) {
  const { caption, rows, keyOf, looks, hrefOf, openerOf, actions, checks, marked } = props;
  const groups = useMemo(() => groupsOf(rows, looks.groupOf), [rows, looks]);
  return (
    <section aria-label={caption} className="-mx-4 md:mx-0">
      {groups.map(({ name, rows: own }) => (
        <div key={`${name} ${own[0] && keyOf(own[0])}`}>
          {name !== null && <h2 className={headStyles}>{name}</h2>}
          <ul aria-label={name === null ? caption : `${caption}, ${name}`} className={rowListStyles}>
            {own.map((row) => (
              <RecordRow
                key={keyOf(row)}
                id={keyOf(row)}
                isMarked={keyOf(row) === marked}
                {...{ row, looks, hrefOf, openerOf, actions, checks }}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const headStyles =
  "flex min-h-8 items-center bg-canvas px-4 font-medium text-ink-soft text-sm md:px-1 tall:sticky tall:top-[var(--head)] tall:z-20";

type RecordRowProps<Row> = Pick<
  RecordRowsProps<Row>,
  "looks" | "hrefOf" | "openerOf" | "actions" | "checks"
> & {
  /** Names the row to the keys that move between rows. */
  id: string;
  row: Row;
  isMarked: boolean;
};

/** Memoised: rendered again only when the row, or what renders it, has changed. */
const RecordRow = memo(function RecordRow<Row>(props: RecordRowProps<Row>) {
  const { id, row, looks, hrefOf, openerOf, actions, checks, isMarked } = props;
  const { title, wraps, aside, note, mark } = looks;
  const href = hrefOf?.(row);
  const open = openerOf?.(row);
  const lines = (
    <>
      <span className={lineStyles}>
        <span className={`${wraps ? "min-w-0 wrap-anywhere" : cutStyles} font-semibold`}>{title(row)}</span>
        <span className="ml-auto roomy:shrink-0">{aside(row)}</span>
      </span>
      <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
        {note(row)}
        {mark && <span className="ml-auto roomy:shrink-0">{mark(row)}</span>}
      </span>
    </>
  );
  return (
    <li
      data-row={id}
      aria-current={isMarked || undefined}
      className="relative flex min-h-14 items-center pl-4 roomier:min-h-17 has-checked:bg-accent-soft aria-current:bg-accent-soft hover:bg-sunken/50 active:bg-sunken/50"
    >
      {checks && <div className="relative z-10 -ml-3 print:hidden">{checks.one(row)}</div>}
      {href !== undefined ? (
        <ListLink href={href} aria-label={looks.nameOf(row)} className={pressStyles}>
          {lines}
        </ListLink>
      ) : open ? (
        <button type="button" onClick={open} className={`${pressStyles} text-left`}>
          {lines}
        </button>
      ) : (
        <div className={bodyStyles}>{lines}</div>
      )}
      {/* What opens the row lies under its buttons. */}
      <div className="relative z-10 flex shrink-0 items-center pr-1 print:hidden">{actions?.(row, true)}</div>
    </li>
  );
}) as <Row>(props: RecordRowProps<Row>) => ReactNode;

const bodyStyles = "block min-w-0 flex-1 py-1.5";
/** The whole row is pressed, and the ring of the focus is around all of it. */
const pressStyles = `${bodyStyles} outline-none! after:absolute after:inset-0 after:-outline-offset-3 after:outline-accent focus-visible:after:outline-3`;
const lineStyles = "flex items-baseline gap-x-3 max-roomy:flex-wrap";
/** Cut off in a line wider than the narrowest phone's; there, or with larger letters, all of it wraps. */
const cutStyles = "min-w-0 roomier:truncate";

interface Group<Row> {
  /** The heading over the rows; null without one. */
  name: string | null;
  rows: readonly Row[];
}

/** The rows that follow each other under one heading. */
function groupsOf<Row>(rows: readonly Row[], groupOf: RowLooks<Row>["groupOf"]): Group<Row>[] {
  if (!groupOf) return rows.length > 0 ? [{ name: null, rows }] : [];
  const groups: { name: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const name = groupOf(row);
    const last = groups.at(-1);
    if (last?.name === name) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return groups;
}
