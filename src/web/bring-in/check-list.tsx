import { cx } from "class-variance-authority";
import { memo, useMemo, useState } from "react";
import { formatCount } from "#domain/money/format-count.ts";
import type { CheckView } from "#web/bring-in/check-view.ts";
import { type AnyPlan, type CheckRow, type DuplicateWay, duplicateWays } from "#web/bring-in/import-plan.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import { useGradually } from "#web/tables/use-gradually.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { MixedMark } from "#web/ui/mixed-mark.tsx";
import { SearchInput } from "#web/ui/search-input.tsx";
import { Select } from "#web/ui/select.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

interface CheckListProps {
  view: CheckView;
  plan: AnyPlan;
  isTaken: (row: CheckRow) => boolean;
  onTick: (keys: readonly string[], isTicked: boolean) => void;
  onWay: (key: string, way: DuplicateWay) => void;
}

const { check, refresh } = bringInScreen;

/** Rendered at once; the next ones when the person asks for them. */
const rowsAtOnce = 100;

/** The rows by what becomes of them, with a chip for each, and those that are left out. */
export function CheckList({ view, plan, isTaken, onTick, onWay }: CheckListProps) {
  const first = view.groups.find(({ rows }) => rows.length > 0)?.key ?? "leftOut";
  const [chosen, setChosen] = useState<string | null>(null);
  const [query, setQuery] = useState("");
  const shown = chosen ?? first;
  const group = view.groups.find(({ key }) => key === shown);
  const isSearched = shown === "others";
  const rows = useMemo(
    () => (group?.rows ?? []).filter((row) => !isSearched || matches(row, query)),
    [group, isSearched, query],
  );
  if (shown === "leftOut" && plan.leftOut.length === 0 && chosen === null) return null;
  const chips = [
    ...view.groups.map(({ key, label, rows: own }) => ({ key, label, count: own.length })),
    { key: "leftOut", label: check.outcomes.leftOut, count: plan.leftOut.length },
  ];
  return (
    <section aria-label={check.list} className="flex flex-col gap-3">
      <fieldset aria-label={check.show} className="flex min-w-0 flex-wrap gap-2">
        {chips
          .filter(({ count, key }) => count > 0 || key === shown)
          .map(({ key, label, count }) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === shown}
              onClick={() => setChosen(key)}
              className={cx(
                chipStyles,
                key === shown ? "border-accent bg-accent-soft text-accent-ink" : "border-line-strong",
              )}
            >
              {label} <span className="tabular">{formatCount(count)}</span>
            </button>
          ))}
      </fieldset>
      {isSearched && <SearchInput aria-label={refresh.search} value={query} onValueChange={setQuery} />}
      {shown === "leftOut" ? (
        <LeftOutList leftOut={plan.leftOut} />
      ) : (
        <Rows key={shown} {...{ rows, isTaken, onTick, onWay }} />
      )}
    </section>
  );
}

const chipStyles =
  "inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 font-medium text-sm hover:bg-sunken pointer-coarse:min-h-11";

function matches({ title, note }: CheckRow, query: string): boolean {
  const text = `${title} ${note}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type RowsProps = Pick<CheckListProps, "isTaken" | "onTick" | "onWay"> & { rows: readonly CheckRow[] };

function Rows({ rows, isTaken, onTick, onWay }: RowsProps) {
  const [some, more] = useShowMore(rows, rowsAtOnce);
  const drawn = useGradually(some);
  if (rows.length === 0) return <p className="py-4 text-ink-soft">{check.none}</p>;
  const tickable = rows.filter(({ outcome }) => outcome !== "same");
  return (
    <>
      {tickable.length > 1 && (
        <div className="px-4">
          <Checkbox
            label={check.all(tickable.length)}
            checked={tickable.every(isTaken)}
            ref={(box) => {
              if (box) box.indeterminate = tickable.some(isTaken) && !tickable.every(isTaken);
            }}
            onCheckedChange={(isTicked) =>
              onTick(
                tickable.map(({ key }) => key),
                isTicked,
              )
            }
          >
            <MixedMark />
          </Checkbox>
        </div>
      )}
      <ul className={listStyles}>
        {drawn.map((row) => (
          <Row key={row.key} row={row} isTaken={isTaken(row)} {...{ onTick, onWay }} />
        ))}
      </ul>
      {drawn === some && more}
    </>
  );
}

const listStyles = "divide-y divide-line rounded-xl border border-line bg-surface";

type RowProps = Pick<CheckListProps, "onTick" | "onWay"> & { row: CheckRow; isTaken: boolean };

/** Memoised by what it shows: the owner's functions are new in each render, but change what there is by then. */
const Row = memo(function Row({ row, isTaken, onTick, onWay }: RowProps) {
  const { key, title, note, outcome, warnings, way } = row;
  const words = <Words title={title} note={note} warnings={warnings} />;
  return (
    <li className="flex min-h-14 items-center gap-x-2 px-4">
      <div className="min-w-0 flex-1">
        {outcome === "same" ? (
          words
        ) : (
          <Checkbox
            // The two lines of text are as tall as the box's own row, which would add its padding to them.
            label={<span className="-my-2.5 flex min-h-11 flex-col justify-center">{words}</span>}
            checked={isTaken}
            onCheckedChange={(isTicked) => onTick([key], isTicked)}
          />
        )}
      </div>
      {way && (
        <Select
          aria-label={check.wayForOne(title)}
          className="w-33 shrink-0 sm:w-36"
          options={duplicateWays.map((value) => ({ value, label: check.ways[value] }))}
          value={way}
          onValueChange={(value) => onWay(key, value)}
        />
      )}
    </li>
  );
}, isSameRow);

function isSameRow(before: RowProps, after: RowProps): boolean {
  return before.row === after.row && before.isTaken === after.isTaken;
}

/** Lines of a row that is 56 px tall, and taller with something to look at; where the text is enlarged, all of it. */
const lineStyles = {
  title: "break-all min-[20rem]:line-clamp-1 font-medium leading-5",
  one: "break-all min-[20rem]:line-clamp-1 text-ink-soft text-sm leading-4",
  two: "wrap-anywhere min-[20rem]:line-clamp-2 text-ink-soft text-sm leading-4",
};

function Words({ title, note, warnings }: Pick<CheckRow, "title" | "note" | "warnings">) {
  return (
    <span className="flex min-w-0 flex-col">
      <bdi className={lineStyles.title}>{title}</bdi>
      {warnings.length === 0 ? (
        <bdi className={lineStyles.one}>{note}</bdi>
      ) : (
        <>
          <span className={`${lineStyles.two} text-warning-ink`}>
            {check.lookAt}: {warnings.join("; ")}
          </span>
          <bdi className={lineStyles.one}>{note}</bdi>
        </>
      )}
    </span>
  );
}

function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const sorted = useMemo(() => leftOut.toSorted((one, other) => one.row - other.row), [leftOut]);
  const [some, more] = useShowMore(sorted, rowsAtOnce);
  if (leftOut.length === 0) return <p className="py-4 text-ink-soft">{check.none}</p>;
  return (
    <>
      <ul className={listStyles}>
        {some.map(({ row, why, name }) => (
          <li key={`${row} ${why}`} className="flex min-h-14 flex-col justify-center px-4">
            <bdi className={lineStyles.title}>{name || check.row(row)}</bdi>
            <span className={lineStyles.two}>{name ? check.rowAndWhy(row, why) : why}</span>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
