import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { today } from "#web/base/today.ts";
import { dueOrders, latestFirst } from "#web/documents/due-orders.ts";
import type { ListView, StatusFilter } from "#web/documents/list-address.ts";
import { listColumns } from "#web/documents/list-columns.tsx";
import type { Summary } from "#web/documents/shown-status.ts";
import { FilterSheet } from "#web/records/filter-sheet.tsx";
import { orderChoice } from "#web/records/list-choice.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { type Sort, sortOrders } from "#web/tables/data-table-sort.ts";
import { orderValue } from "#web/tables/order-value.ts";
import type { SelectOption } from "#web/ui/select.tsx";

interface ListSheetProps {
  kind: DocumentKind;
  view: ListView;
  statuses: readonly SelectOption<StatusFilter>[];
  found: readonly Opened<Summary>[];
  onChange: (change: Partial<ListView>) => void;
  onClose: () => void;
}

/** The filter and the sort order of quotes or invoices. */
export function ListSheet({ kind, view, statuses, found, onChange, onClose }: ListSheetProps) {
  const language = useLanguage();
  const columns = listColumns(kind, { language, today: today(), onStatusChange: () => undefined });
  const orders = [latestFirst, ...dueOrders(kind), ...sortOrders(columns, found)];
  return (
    <FilterSheet
      choices={[
        {
          label: "Status",
          options: statuses,
          value: view.status,
          onChoose: (chosen) => {
            const status = statuses.find(({ value }) => value === chosen);
            if (status) onChange({ status: status.value });
          },
        },
        orderChoice<Sort | null>(orders, view.sort ? orderValue(view.sort) : latestFirst.value, (sort) =>
          onChange({ sort }),
        ),
      ]}
      onClose={onClose}
    />
  );
}
