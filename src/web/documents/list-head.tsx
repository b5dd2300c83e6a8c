import type { ReactNode } from "react";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { type ListView, listTabs, type StatusFilter } from "#web/documents/list-address.ts";
import { ListTabs } from "#web/documents/list-tabs.tsx";
import { OrderChoice } from "#web/documents/order-choice.tsx";
import type { Summary } from "#web/documents/shown-status.ts";
import { Plus } from "#web/icons/plus.ts";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { kindScreens } from "#web/records/document-kinds.ts";
import { FilterButton } from "#web/records/filter-button.tsx";
import type { ListTransfer } from "#web/records/list-screen.ts";
import { ListSearch } from "#web/records/list-search.tsx";
import { type DocumentStatus, statusLabel } from "#web/records/status-looks.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Select, type SelectOption } from "#web/ui/select.tsx";

const loadSheet = () => import("#web/documents/list-sheet.tsx");

interface ListHeadProps {
  kind: DocumentKind;
  transfer: ListTransfer;
  state: ListView & { search: string };
  onChange: (change: Partial<ListView & { search: string }>) => void;
  /** What the sheet names the sort orders after. */
  found: readonly Opened<Summary>[];
  /** What shows the paper beside the list, where there is room for it. */
  beside: ReactNode;
  /** A paper is beside the list: its rows have no column heads, and all orders are chosen above them. */
  isSplit: boolean;
}

/**
 * The head of a list: search, status, buttons, and the tabs. On a phone the tabs alone, with a sheet for the filter and
 * the sort order; the search is behind the icon in the header.
 */
export function ListHead({ kind, transfer, state, onChange, found, beside, isSplit }: ListHeadProps) {
  const { one, many, newHref } = kindScreens[kind];
  return (
    <div className="flex flex-col max-md:-mt-4 max-md:-mb-5 md:gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex gap-3 max-md:contents md:max-w-sm md:flex-1">
          <ListSearch
            className="max-md:mt-3 max-md:mb-2"
            aria-label={`Search ${many.toLowerCase()}`}
            value={state.search}
            onValueChange={(search) => onChange({ search })}
          />
          <div className="max-md:hidden">{transfer.menu}</div>
        </div>
        <Select
          aria-label="Filter by status"
          className="w-40 max-md:hidden"
          options={statusOptions(kind, state)}
          value={state.status}
          onValueChange={(status) => onChange({ status })}
        />
        <div className="flex gap-3 max-md:hidden md:ml-auto">
          {transfer.buttons}
          <LinkButton href={newHref}>
            <Plus aria-hidden />
            {`New ${one.toLowerCase()}`}
          </LinkButton>
        </div>
      </div>
      <div className="-mx-4 flex min-h-12 items-center pr-1 md:mx-0 md:pr-0">
        <ListTabs kind={kind} view={state} onChange={onChange} />
        {!isSplit && (
          // Rows without column heads have a choice of their own.
          <div className="max-md:hidden in-data-sorts:hidden">
            <OrderChoice kind={kind} sort={state.sort} onSortChange={(sort) => onChange({ sort })} />
          </div>
        )}
        {beside}
        <div className="flex shrink-0 md:hidden">
          <FilterButton>
            {(close) => (
              <LoadedPart load={loadSheet} onFailed={close}>
                {({ ListSheet }) => (
                  <ListSheet
                    kind={kind}
                    view={state}
                    statuses={statusOptions(kind, state)}
                    found={found}
                    onChange={onChange}
                    onClose={close}
                  />
                )}
              </LoadedPart>
            )}
          </FilterButton>
          {transfer.menu}
        </div>
      </div>
    </div>
  );
}

/** The specified values; on the tab of several statuses that one too, so that "All statuses" can be chosen there. */
function statusOptions(kind: DocumentKind, { status: chosen }: ListView): SelectOption<StatusFilter>[] {
  const statuses: readonly DocumentStatus[] = kindRules[kind].statuses;
  const each = statuses.map((status) => ({ value: status, label: statusLabel(status) }));
  const ofTab = listTabs[kind].filter(({ status }) => status === "unpaid" && status === chosen);
  return [
    { value: "all", label: "All statuses" },
    ...ofTab.map(({ status, label }) => ({ value: status, label })),
    ...each,
  ];
}
