import { useMemo } from "react";
import type { Material } from "#domain/catalogue/catalogue.ts";
import { counted } from "#domain/money/counted.ts";
import { type CatalogueRow, groupByCategory } from "#web/catalogue/catalogue-rows.ts";
import { CatalogueTable } from "#web/catalogue/catalogue-table.tsx";
import { materialColumns, materialLooks } from "#web/catalogue/material-columns.tsx";
import { catalogueResources } from "#web/records/catalogue-resources.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { type Sort, sortRows } from "#web/tables/data-table-sort.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import { useGradually } from "#web/tables/use-gradually.ts";
import { Section } from "#web/ui/section.tsx";

interface MaterialListProps {
  rows: readonly CatalogueRow<Material>[];
  sort: Sort;
  onSortChange: (sort: Sort) => void;
  onEdit: (material: Material) => void;
}

const rowsAtOnce = 100;
/**
 * The number of categories, and of rows in each, shown at a time: together no more than a phone can scroll smoothly.
 */
const groupsAtOnce = 20;
const rowsOfGroup = 20;

export function MaterialTable({ rows, sort, onSortChange, onEdit }: MaterialListProps) {
  const { columns, looks } = useMaterialTable();
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const [shown, more] = useShowMore(sorted, rowsAtOnce);
  return (
    <>
      <CatalogueTable
        kind="material"
        resource={catalogueResources.materials}
        onEdit={onEdit}
        caption="Materials"
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

/** Materials grouped by category, each group with its count. */
export function MaterialGroups({ rows, ...rest }: GroupsProps) {
  const groups = useMemo(() => groupByCategory(rows), [rows]);
  const [shown, more] = useShowMore(groups, groupsAtOnce);
  const drawn = useGradually(shown);
  return (
    <>
      {drawn.map((group) => (
        <Section key={group.key} title={group.name} description={counted(group.rows.length, "item")}>
          <MaterialGroup caption={group.name} rows={group.rows} {...rest} />
        </Section>
      ))}
      {drawn.length === shown.length && more}
    </>
  );
}

type GroupsProps = Omit<MaterialListProps, "onSortChange">;

function MaterialGroup({ caption, rows, sort, onEdit }: GroupsProps & { caption: string }) {
  const { columns, language } = useMaterialTable();
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const [shown, more] = useShowMore(sorted, rowsOfGroup);
  const ownColumns = useMemo(() => columns.filter((column) => column.key !== "category"), [columns]);
  const looks = useMemo(() => materialLooks(ownColumns, language), [ownColumns, language]);
  return (
    <>
      <CatalogueTable
        kind="material"
        resource={catalogueResources.materials}
        onEdit={onEdit}
        caption={caption}
        columns={ownColumns}
        looks={looks}
        rows={shown}
      />
      {more}
    </>
  );
}

function useMaterialTable() {
  const language = useLanguage();
  const columns = useMemo(() => materialColumns(language), [language]);
  const looks = useMemo(() => materialLooks(columns, language), [columns, language]);
  return { columns, looks, language };
}
