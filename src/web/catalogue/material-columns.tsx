import type { Material } from "#domain/catalogue/catalogue.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { CategoryCell, GuidePrice, NameCell } from "#web/catalogue/catalogue-cells.tsx";
import type { CatalogueRow } from "#web/catalogue/catalogue-rows.ts";
import type { Column, RowLooks } from "#web/tables/data-table-column.ts";
import type { SortOrder } from "#web/tables/data-table-sort.ts";
import { MoneyText } from "#web/ui/money-text.tsx";
import { materialLabels } from "#words/labels/catalogue-labels.ts";

type MaterialColumn = Column<CatalogueRow<Material>>;

/** The columns of the materials list: name, category, SKU, and the unit cost. */
export function materialColumns(language: Language): MaterialColumn[] {
  return [
    {
      key: "name",
      header: materialLabels.name,
      primary: true,
      cell: (row) => <NameCell row={row} />,
      sortValue: ({ item }) => item?.name ?? null,
    },
    {
      key: "category",
      header: materialLabels.category,
      cell: (row) => <CategoryCell row={row} />,
      sortValue: (row) => row.categoryName,
    },
    { key: "sku", header: materialLabels.sku, cell: ({ item }) => item?.sku ?? "–" },
    {
      key: "price",
      header: materialLabels.unitCost,
      align: "end",
      cell: (row) => (
        <span className="roomy:whitespace-nowrap">
          <UnitCost {...{ row, language }} /> <PerUnit row={row} />
        </span>
      ),
      note: (row) => <GuidePrice row={row} />,
      sortValue: ({ item }) => item?.unitCost ?? null,
    },
  ];
}

function UnitCost({ row, language }: { row: CatalogueRow<Material>; language: Language }) {
  const { currency } = regionTerms(language);
  return (
    row.item && <MoneyText amount={row.item.unitCost} {...{ currency, language }} className="font-medium" />
  );
}

/** "per Roll" */
function PerUnit({ row }: { row: CatalogueRow<Material> }) {
  return row.item && <span className="text-ink-soft">per {row.item.unitType.replace(/^Per /, "")}</span>;
}

/**
 * A material as a row of two lines: name and unit cost, category and SKU. The unit stands under the cost, so that names
 * which begin alike are told apart on a phone.
 */
export function materialLooks(
  columns: readonly MaterialColumn[],
  language: Language,
): RowLooks<CatalogueRow<Material>> {
  const category = columns.find(({ key }) => key === "category");
  return {
    title: (row) => <NameCell row={row} />,
    wraps: true,
    aside: (row) => <UnitCost {...{ row, language }} />,
    note: (row) => (
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 roomy:flex-1">
        {category?.cell(row)}
        {row.item?.sku && <bdi className="wrap-anywhere text-ink-soft">{row.item.sku}</bdi>}
      </span>
    ),
    mark: (row) => (
      <span className="flex flex-wrap justify-end gap-x-2">
        <PerUnit row={row} />
        <GuidePrice row={row} />
      </span>
    ),
    nameOf: ({ item }) => item?.name ?? "",
  };
}

/** The sort orders offered in the view by category, which has no column heads to press. */
export const materialOrders: readonly SortOrder[] = [
  { value: "name-ascending", label: "Name: A to Z", sort: { key: "name", direction: "ascending" } },
  { value: "name-descending", label: "Name: Z to A", sort: { key: "name", direction: "descending" } },
  { value: "price-ascending", label: "Price: lowest first", sort: { key: "price", direction: "ascending" } },
  {
    value: "price-descending",
    label: "Price: highest first",
    sort: { key: "price", direction: "descending" },
  },
];
