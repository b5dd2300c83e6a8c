import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { today } from "#web/base/today.ts";
import type { ListView, StatusFilter } from "#web/documents/list-address.ts";
import { listColumns } from "#web/documents/list-columns.tsx";
import type { Summary } from "#web/documents/shown-status.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { useLanguage } from "#web/records/use-language.ts";
import { sortWords } from "#web/tables/data-table-sort.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select, type SelectOption } from "#web/ui/select.tsx";

interface ListSheetProps {
  kind: DocumentKind;
  view: ListView;
  statuses: readonly SelectOption<Exclude<StatusFilter, "unpaid">>[];
  found: readonly Opened<Summary>[];
  onChange: (change: Partial<ListView>) => void;
  onClose: () => void;
}

const latestFirst = "latest";

/** The filter and the sort order of a list, where there is no room for boxes and column heads. */
export function ListSheet({ kind, view, statuses, found, onChange, onClose }: ListSheetProps) {
  const language = useLanguage();
  const columns = listColumns(kind, { language, today: today(), onStatusChange: () => undefined });
  const orders = columns.flatMap(({ key, header, sortValue }) => {
    if (!sortValue) return [];
    const words = sortWords(found.map((row) => sortValue(row as Parameters<typeof sortValue>[0])));
    return (["ascending", "descending"] as const).map((direction) => ({
      value: `${key}-${direction}`,
      label: `${header}: ${words[direction]}`,
      sort: { key, direction },
    }));
  });
  const changeSort = (value: string) =>
    onChange({ sort: orders.find((order) => order.value === value)?.sort ?? null });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Filter and sort"
      size="small"
      footer={<Button onClick={onClose}>Show</Button>}
    >
      <Field label="Status">
        <Select
          options={statuses}
          value={view.status === "unpaid" ? "all" : view.status}
          onValueChange={(status) => onChange({ status })}
        />
      </Field>
      <Field label="Sort by">
        <Select
          options={[{ value: latestFirst, label: "Latest first" }, ...orders]}
          value={view.sort ? `${view.sort.key}-${view.sort.direction}` : latestFirst}
          onValueChange={changeSort}
        />
      </Field>
    </Dialog>
  );
}
