import { useRef } from "react";
import type { Category, Material } from "#domain/catalogue/catalogue.ts";
import { materialWords } from "#domain/catalogue/catalogue-words.ts";
import { searchText } from "#domain/records/search-text.ts";
import { messages } from "#web/base/messages.ts";
import { useRemembered } from "#web/base/use-remembered.ts";
import { CatalogueFrame } from "#web/catalogue/catalogue-frame.tsx";
import { useMaterials } from "#web/catalogue/catalogue-queries.ts";
import { type CatalogueRow, noCategory } from "#web/catalogue/catalogue-rows.ts";
import { materialColumns, materialOrders } from "#web/catalogue/material-columns.tsx";
import { MaterialGroups, MaterialTable } from "#web/catalogue/material-list.tsx";
import { useCatalogue, useFoundRows } from "#web/catalogue/use-catalogue.ts";
import { Layers } from "#web/icons/layers.ts";
import { LayoutList } from "#web/icons/layout-list.ts";
import { X } from "#web/icons/x.ts";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import { type ListChoice, orderChoice } from "#web/records/list-choice.ts";
import type { ListScreenProps } from "#web/records/list-screen.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { type Sort, type SortOrder, sortOrders } from "#web/tables/data-table-sort.ts";
import { orderValue } from "#web/tables/order-value.ts";
import { TourButton } from "#web/tours/tour-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";
import { materialLabels } from "#words/labels/catalogue-labels.ts";

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
  const language = useLanguage();
  const catalogue = useCatalogue<Material>("categories", useMaterials());
  const [state, change] = useRemembered("materials", initialState);
  const { categories } = catalogue;
  useFoldedAhead(catalogue.rows, materialText);
  const { search, view, category } = state;
  const rows = useFoundRows(catalogue, {
    search,
    textOf: materialText,
    category: view === "all" && category !== "" ? category : null,
  });
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
              <Controls state={state} change={change} categories={categories} />
            </div>
          )
        }
        found={rows.length}
        onClearFilters={() => change({ search: "", category: "" })}
        choices={() => [
          ...(state.view === "all" ? [categoryChoice({ state, change, categories })] : []),
          materialOrder(
            { state, change },
            state.view === "all" ? sortOrders(materialColumns(language), rows) : materialOrders,
          ),
        ]}
        dialog={(material, close) => (
          <LoadedPart load={loadDialog} onFailed={close}>
            {({ MaterialDialog }) => (
              <MaterialDialog material={material} categories={categories} onClose={close} />
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
 * of "View All" has column heads to press. On a phone a sheet has them, and the category that is chosen stands here.
 */
function Controls({ state, change, categories }: ControlsProps) {
  const viewChoice = useRef<HTMLDivElement>(null);
  const isAll = state.view === "all";
  const ofCategory = categoryChoice({ state, change, categories });
  const choice = isAll ? ofCategory : materialOrder({ state, change }, materialOrders);
  const chosen = ofCategory.options.find(({ value }) => value === state.category);
  return (
    <>
      <div ref={viewChoice} className="max-md:flex-1 max-sm:[&_svg]:hidden">
        <ToggleGroup
          label="View"
          choices={views}
          value={state.view}
          onValueChange={(view) => change({ view })}
        />
      </div>
      <Select
        aria-label={isAll ? "Filter by category" : choice.label}
        className="max-md:hidden max-roomy:w-full roomy:w-52"
        options={choice.options}
        value={choice.value}
        onValueChange={choice.onChoose}
      />
      {isAll && chosen && chosen.value !== "" && (
        <Button
          variant="secondary"
          className="md:hidden"
          aria-label={`${chosen.label}, show all categories`}
          onClick={() => {
            change({ category: "" });
            // The button goes with the category, and takes no focus along.
            viewChoice.current?.querySelector("button")?.focus();
          }}
        >
          {chosen.label}
          <X aria-hidden />
        </Button>
      )}
    </>
  );
}

function categoryChoice({ state, change, categories }: ControlsProps): ListChoice {
  return {
    label: materialLabels.category,
    options: [
      { value: "", label: "All categories" },
      ...categories.map(({ id, name }) => ({ value: id as string, label: name })),
      { value: noCategory, label: messages().catalogue.uncategorized },
    ],
    value: state.category,
    onChoose: (category) => change({ category }),
  };
}

function materialOrder(
  { state, change }: Pick<ControlsProps, "state" | "change">,
  orders: readonly SortOrder[],
): ListChoice {
  return orderChoice(orders, orderValue(state.sort), (sort) => change({ sort }));
}
