import { useMemo } from "react";
import type { Category, Material } from "#domain/catalogue/catalogue.ts";
import { materialWords } from "#domain/catalogue/catalogue-words.ts";
import { searchText } from "#domain/records/search-text.ts";
import { messages } from "#web/base/messages.ts";
import { useRemembered } from "#web/base/use-remembered.ts";
import { CatalogueFrame } from "#web/catalogue/catalogue-frame.tsx";
import { useMaterials } from "#web/catalogue/catalogue-queries.ts";
import { type CatalogueRow, filterRows, noCategory } from "#web/catalogue/catalogue-rows.ts";
import { materialOrders } from "#web/catalogue/material-columns.tsx";
import { MaterialGroups, MaterialTable } from "#web/catalogue/material-list.tsx";
import { useCatalogue } from "#web/catalogue/use-catalogue.ts";
import { Layers } from "#web/icons/layers.ts";
import { LayoutList } from "#web/icons/layout-list.ts";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import type { ListScreenProps } from "#web/records/list-screen.ts";
import type { Sort } from "#web/tables/data-table-sort.ts";
import { TourButton } from "#web/tours/tour-button.tsx";
import { Select } from "#web/ui/select.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";

const loadDialog = () => import("#web/catalogue/material-dialog.tsx");

interface ListState {
  search: string;
  view: "all" | "categories";
  /** A category's id, `noCategory`, or "" for all; applies in the "View All" view only. */
  category: string;
  sort: Sort;
}

const initialState: ListState = {
  search: "",
  view: "all",
  category: "",
  sort: { key: "name", direction: "ascending" },
};

/** Materials and products with their categories and unit costs. */
export function MaterialsScreen({ transfer }: ListScreenProps) {
  useLoadedWhenIdle(loadDialog);
  const catalogue = useCatalogue<Material>("categories", useMaterials());
  const [state, change] = useRemembered("materials", initialState);
  useFoldedAhead(catalogue.rows, materialText);
  const rows = useFoundRows(catalogue.rows, state);
  return (
    <>
      <div className="-mb-4 flex justify-end">
        <TourButton id="materials-setup" />
      </div>
      <CatalogueFrame
        catalogue={catalogue}
        transfer={transfer}
        kind="material"
        search={state.search}
        onSearchChange={(search) => change({ search })}
        controls={
          (catalogue.loading || catalogue.rows.length > 0) && (
            // Their place is kept while the materials are read, so that nothing below them moves.
            <div inert={catalogue.loading} className={`contents ${catalogue.loading ? "invisible" : ""}`}>
              <Controls state={state} change={change} categories={catalogue.categories} />
            </div>
          )
        }
        found={rows.length}
        onClearFilters={() => change({ search: "", category: "" })}
        dialog={(material, close) => (
          <LoadedPart load={loadDialog} onFailed={close}>
            {({ MaterialDialog }) => (
              <MaterialDialog material={material} categories={catalogue.categories} onClose={close} />
            )}
          </LoadedPart>
        )}
      >
        {(edit) =>
          state.view === "all" ? (
            <MaterialTable
              rows={rows}
              sort={state.sort}
              onSortChange={(sort) => change({ sort })}
              onEdit={({ id }) => edit(id)}
            />
          ) : (
            <MaterialGroups rows={rows} sort={state.sort} onEdit={({ id }) => edit(id)} />
          )
        }
      </CatalogueFrame>
    </>
  );
}

function useFoundRows(rows: readonly CatalogueRow<Material>[], { search, view, category }: ListState) {
  return useMemo(() => {
    const filter = view === "all" && category !== "" ? category : null;
    return filterRows(rows, { search, textOf: materialText, category: filter });
  }, [rows, search, view, category]);
}

function materialText({ item }: CatalogueRow<Material>): string {
  return item === null ? "" : searchText(materialWords, item);
}

interface ControlsProps {
  state: ListState;
  change: (change: Partial<ListState>) => void;
  categories: readonly Category[];
}

const views = [
  { value: "all", label: "View All", icon: LayoutList },
  { value: "categories", label: "By Category", icon: Layers },
] as const;

/**
 * The choice of view, with a category filter in "View All", and in "By Category" a sort order, because only the table
 * of "View All" has column heads to press.
 */
function Controls({ state, change, categories }: ControlsProps) {
  const filters = [
    ...categories.map(({ id, name }) => ({ value: id as string, label: name })),
    { value: noCategory, label: messages().catalogue.uncategorized },
  ];
  return (
    <>
      <ToggleGroup
        label="View"
        choices={views}
        value={state.view}
        onValueChange={(view) => change({ view })}
      />
      {state.view === "all" ? (
        <Select
          aria-label="Filter by category"
          className="max-sm:flex-1 max-roomy:w-full roomy:min-w-52"
          options={filters}
          placeholder="All categories"
          value={state.category}
          onChange={(event) => change({ category: event.target.value })}
        />
      ) : (
        <Select
          aria-label="Sort by"
          className="max-sm:flex-1 max-roomy:w-full roomy:min-w-52"
          options={materialOrders}
          value={`${state.sort.key} ${state.sort.direction}`}
          onChange={(event) => {
            const order = materialOrders.find(({ value }) => value === event.target.value);
            if (order) change({ sort: order.sort });
          }}
        />
      )}
    </>
  );
}
