import { type ReactNode, useCallback, useMemo } from "react";
import type { Amount } from "#domain/money/by-currency.ts";
import { useStable } from "#web/base/use-stable.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { RowGestures, UncoveredButtons } from "#web/records/row-gestures.tsx";
import type { RowListProps } from "#web/records/row-list.ts";
import { RowMenuButton, recordEntries } from "#web/records/row-menu-button.tsx";
import { useLanguage } from "#web/records/use-language.ts";
import type { RowLooks } from "#web/tables/data-table-column.ts";
import { RecordRows } from "#web/tables/record-rows.tsx";
import { Amounts, amountsText } from "#web/ui/amounts.tsx";

type Named = { id: string; name: string };

interface RecordRowListProps<T extends Named> extends RowListProps<T> {
  /** The second line. */
  noteOf: (record: T) => string | null;
  /** Amounts at the right of a row, and the word under them; null for none. */
  asideOf: (record: T) => { amounts: readonly Amount[]; word: string } | null;
  /** What the row's menu offers besides editing and deleting. */
  entriesOf: (record: T) => readonly MenuEntry[];
}

/** Records as rows of two lines, on phones. */
export function RecordRowList<T extends Named>(props: RecordRowListProps<T>): ReactNode {
  const { label, records, noteOf, asideOf, entriesOf, hrefOf, onEdit, onDelete } = props;
  const language = useLanguage();
  const looks = useMemo<RowLooks<T>>(
    () => ({
      title: ({ name }) => <bdi>{name}</bdi>,
      aside: (record) => {
        const amounts = asideOf(record)?.amounts;
        return amounts && <Amounts {...{ amounts, language }} className="text-right font-semibold" />;
      },
      note: (record) => (
        <bdi className="min-w-0 text-ink-soft roomy:flex-1 roomier:truncate">{noteOf(record)}</bdi>
      ),
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
