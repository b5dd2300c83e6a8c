import { useMemo } from "react";
import type { LabourItem } from "#domain/catalogue/catalogue.ts";
import { labourWords } from "#domain/catalogue/catalogue-words.ts";
import { searchText } from "#domain/records/search-text.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { useRemembered } from "#web/base/use-remembered.ts";
import { CategoryCell, GuidePrice, NameCell } from "#web/catalogue/catalogue-cells.tsx";
import { CatalogueFrame } from "#web/catalogue/catalogue-frame.tsx";
import { useLabourItems } from "#web/catalogue/catalogue-queries.ts";
import type { CatalogueRow } from "#web/catalogue/catalogue-rows.ts";
import { CatalogueTable } from "#web/catalogue/catalogue-table.tsx";
import { useCatalogue, useFoundRows } from "#web/catalogue/use-catalogue.ts";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import { catalogueResources } from "#web/records/catalogue-resources.ts";
import { orderChoice } from "#web/records/list-choice.ts";
import { listNames } from "#web/records/list-names.ts";
import type { ListScreenProps } from "#web/records/list-screen.ts";
import { useLanguage } from "#web/records/use-language.ts";
import type { Column, RowLooks } from "#web/tables/data-table-column.ts";
import { type Sort, sortOrders, sortRows } from "#web/tables/data-table-sort.ts";
import { orderValue } from "#web/tables/order-value.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import { MoneyText } from "#web/ui/money-text.tsx";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";
import { labourColumnLabels, labourLabels } from "#words/labels/catalogue-labels.ts";

const loadDialog = () => import("#web/catalogue/labour-dialog.tsx");

type Row = CatalogueRow<LabourItem>;

const byNameUp: Sort = { key: "name", direction: "ascending" };
const rowsAtOnce = 100;

/** Labour rates: by the hour, the day, the item or the metre. */
export function LabourScreen({ transfer }: ListScreenProps) {
  useLoadedWhenIdle(loadDialog);
  const language = useLanguage();
  const catalogue = useCatalogue<LabourItem>("labourCategories", useLabourItems());
  const [{ search, sort }, change] = useRemembered("labour", { search: "", sort: byNameUp });
  useFoldedAhead(catalogue.rows, labourText);
  const rows = useFoundRows(catalogue, { search, textOf: labourText, category: null });
  return (
    <CatalogueFrame
      catalogue={catalogue}
      transfer={transfer}
      kind="laborItem"
      search={search}
      onSearchChange={(text) => change({ search: text })}
      found={rows.length}
      onClearFilters={() => change({ search: "" })}
      choices={() => [
        orderChoice(sortOrders(labourColumns(language), rows), orderValue(sort), (next) =>
          change({ sort: next }),
        ),
      ]}
      dialog={(item, close) => (
        <LoadedPart load={loadDialog} onFailed={close}>
          {({ LabourDialog }) => (
            <LabourDialog item={item} categories={catalogue.categories} onClose={close} />
          )}
        </LoadedPart>
      )}
    >
      {(edit) => (
        <LabourTable
          rows={rows}
          sort={sort}
          onSortChange={(next) => change({ sort: next })}
          onEdit={({ id }) => edit(id)}
        />
      )}
    </CatalogueFrame>
  );
}

function labourText({ item }: Row): string {
  return item === null ? "" : searchText(labourWords, item);
}

interface LabourTableProps {
  rows: readonly Row[];
  sort: Sort;
  onSortChange: (sort: Sort) => void;
  onEdit: (item: LabourItem) => void;
}

function LabourTable({ rows, sort, onSortChange, onEdit }: LabourTableProps) {
  const language = useLanguage();
  const columns = useMemo(() => labourColumns(language), [language]);
  const looks = useMemo(() => labourLooks(columns), [columns]);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const [shown, more] = useShowMore(sorted, rowsAtOnce);
  return (
    <>
      <CatalogueTable
        kind="laborItem"
        resource={catalogueResources.labour}
        onEdit={onEdit}
        caption={listNames("laborItem", language).title}
        columns={columns}
        looks={looks}
        rows={shown}
        sort={sort}
        onSortChange={onSortChange}
        isSortedElsewhere
      />
      {more}
    </>
  );
}

/** Name, category, and the rate as amount/rate type. */
function labourColumns(language: Language): Column<Row>[] {
  const { currency } = regionTerms(language);
  return [
    {
      key: "name",
      header: labourLabels.name,
      primary: true,
      cell: (row) => <NameCell row={row} />,
      sortValue: ({ item }) => item?.name ?? null,
    },
    { key: "category", header: labourLabels.category, cell: (row) => <CategoryCell row={row} /> },
    {
      key: "rate",
      header: labourColumnLabels.rate,
      align: "end",
      cell: ({ item }) =>
        item && (
          <span className="roomy:whitespace-nowrap">
            <MoneyText amount={item.rate} currency={currency} language={language} className="font-medium" />
            <span className="text-ink-soft">/{item.rateType}</span>
          </span>
        ),
      note: (row) => <GuidePrice row={row} />,
    },
  ];
}

/** A labour item as a row of two lines: name and rate, category. */
function labourLooks(columns: readonly Column<Row>[]): RowLooks<Row> {
  const rate = columns.find(({ key }) => key === "rate");
  return {
    title: (row) => <NameCell row={row} />,
    wraps: true,
    aside: (row) => rate?.cell(row),
    note: (row) => (
      <span className="min-w-0 roomy:flex-1">
        <CategoryCell row={row} />
      </span>
    ),
    mark: (row) => rate?.note?.(row),
    nameOf: ({ item }) => item?.name ?? "",
  };
}
