import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useStable } from "#web/base/use-stable.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { usePart } from "#web/overlays/use-part.ts";
import { RowGestures, UncoveredButtons } from "#web/records/row-gestures.tsx";
import { RowMenuButton, recordEntries } from "#web/records/row-menu-button.tsx";
import type { AsideOf, RowParts } from "#web/records/row-parts.ts";
import { useLanguage } from "#web/records/use-language.ts";
import type { RowLooks } from "#web/tables/data-table-column.ts";
import { RecordRows } from "#web/tables/record-rows.tsx";
import { Amounts, amountsText } from "#web/ui/amounts.tsx";

type Named = { id: string; name: string };

interface RecordRowListProps<T extends Named> extends RowParts<T> {
  /** "Customers", for screen readers. */
  label: string;
  records: readonly T[];
  /** The page of a record, to which its row leads. */
  hrefOf?: ((id: string) => string) | undefined;
  onEdit: (record: T) => void;
  onDelete: (record: T) => void;
}

/** Records as rows of two lines, on phones. */
export function RecordRowList<T extends Named>(props: RecordRowListProps<T>): ReactNode {
  const { label, records, noteOf, loadAsides = noAsides, entriesOf, hrefOf, onEdit, onDelete } = props;
  const language = useLanguage();
  const [{ asideOf }, setAsides] = useState<{ asideOf: AsideOf<T> }>({ asideOf: noAside });
  const asides = usePart(loadAsides, true, sayUnreachable);
  const found = useCallback((next: AsideOf<T>) => setAsides({ asideOf: next }), []);
  const looks = useMemo<RowLooks<T>>(
    () => ({
      title: ({ name }) => <bdi>{name}</bdi>,
      aside: (record) => {
        const amounts = asideOf(record)?.amounts;
        return amounts && <Amounts {...{ amounts, language }} className="text-right font-semibold" />;
      },
      note: (record) => <bdi className="min-w-0 text-ink-soft roomy:truncate">{noteOf(record)}</bdi>,
      mark: (record) => <span className="text-ink-soft">{asideOf(record)?.word}</span>,
      nameOf: (record) => {
        const aside = asideOf(record);
        const said = aside && `${amountsText(aside.amounts, language)} ${aside.word}`;
        return [record.name, noteOf(record), said].filter(Boolean).join(", ");
      },
    }),
    [noteOf, asideOf, language],
  );
  const menuOf = useStable((record: T) =>
    recordEntries({
      before: entriesOf(record),
      onEdit: () => onEdit(record),
      onDelete: () => onDelete(record),
    }),
  );
  const actions = useCallback(
    (record: T) => <RowMenuButton name={record.name} entries={() => menuOf(record)} />,
    [menuOf],
  );
  const uncovered = (id: string, onDone: () => void) => {
    const record = records.find((each) => each.id === id);
    return record && <UncoveredButtons entries={menuOf(record)} onDone={onDone} />;
  };
  return (
    <RowGestures uncovered={uncovered}>
      {asides && <asides.Asides onFound={found} />}
      <RecordRows
        caption={label}
        rows={records}
        keyOf={({ id }) => id}
        looks={looks}
        hrefOf={hrefOf && (({ id }) => hrefOf(id))}
        actions={actions}
      />
    </RowGestures>
  );
}

const noAsides = async () => null;
const noAside = () => null;
