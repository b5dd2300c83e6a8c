import { useMemo, useState } from "react";
import type { Opened } from "#vault/records/records.ts";
import { useStable } from "#web/base/use-stable.ts";
import { AllCheck, RowCheck } from "#web/documents/row-checks.tsx";
import { stillListed } from "#web/documents/selection.ts";
import type { Summary } from "#web/documents/shown-status.ts";
import { useScreenActs } from "#web/keys/screen-acts.ts";
import type { RowChecks } from "#web/tables/data-table-column.ts";
import { phone, useMediaQuery } from "#web/ui/use-media-query.ts";

/** The same for every table, so that no row is drawn again. */
const boxes: RowChecks<Opened<Summary>> = {
  all: <AllCheck />,
  one: (opened) => <RowCheck opened={opened} />,
};

/**
 * The documents of a list that are selected, by boxes or by the key X; none on a phone. A row that is listed no more
 * leaves the selection.
 */
export function useSelection<S extends Summary>(found: readonly Opened<S>[], rows: readonly Opened<S>[]) {
  const canSelect = !useMediaQuery(phone);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(nothing);
  const selected = canSelect ? stillListed(chosen, found) : nothing;
  if (selected !== chosen) setChosen(selected);
  const onChange = useStable((ids: readonly string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const id of ids) isSelected ? next.add(id) : next.delete(id);
    setChosen(next);
  });
  useScreenActs({
    select: (id) => {
      if (canSelect && id !== null) onChange([id], !selected.has(id));
    },
  });
  const inView = useMemo(() => rows.map(({ record }) => record.id), [rows]);
  return {
    rows: useMemo(() => found.filter(({ record }) => selected.has(record.id)), [found, selected]),
    context: useMemo(() => ({ selected, inView, onChange }), [selected, inView, onChange]),
    checks: canSelect ? boxes : undefined,
    clear: () => setChosen(nothing),
  };
}

const nothing: ReadonlySet<string> = new Set();
