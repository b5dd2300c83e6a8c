import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";
import type { Sort } from "#web/tables/data-table-sort.ts";
import { orderValue } from "#web/tables/order-value.ts";

/** What a list is filtered by: nothing, one status, or all invoices that are still to be paid. */
export type StatusFilter = DocumentStatus | "all" | "unpaid";

/** What the address of a list carries: a filter and a sort order, and never a word of a record. */
export interface ListView {
  status: StatusFilter;
  /** Null for the latest first. */
  sort: Sort | null;
}

/** A filter that is one press away. */
export interface ListTab {
  /** Its name in the address. */
  name: string;
  label: string;
  status: StatusFilter;
}

/** The tabs of each list, in order. */
export const listTabs: Record<DocumentKind, readonly ListTab[]> = {
  quote: [
    { name: "all", label: "All", status: "all" },
    { name: "drafts", label: "Drafts", status: "draft" },
    { name: "waiting", label: "Waiting", status: "sent" },
    { name: "accepted", label: "Accepted", status: "accepted" },
  ],
  invoice: [
    { name: "all", label: "All", status: "all" },
    { name: "unpaid", label: "Unpaid", status: "unpaid" },
    { name: "overdue", label: "Overdue", status: "overdue" },
    { name: "paid", label: "Paid", status: "paid" },
  ],
};

const sortKeys = ["number", "customer", "date", "total", "status", "due"];

/** Reads the query of a list's address; what it does not name is absent, and what is unknown is not read. */
export function readListQuery(kind: DocumentKind, query: string): Partial<ListView> {
  const asked = new URLSearchParams(query);
  const tab = listTabs[kind].find(({ name }) => name === asked.get("tab"));
  const statuses: readonly DocumentStatus[] = kindRules[kind].statuses;
  const status = tab?.status ?? statuses.find((each) => each === asked.get("status"));
  const [key = "", direction] = (asked.get("sort") ?? "").split("-");
  return {
    ...(status && { status }),
    ...(sortKeys.includes(key) && {
      sort: { key, direction: direction === "descending" ? "descending" : "ascending" },
    }),
  };
}

/** The address of a list with a filter and a sort order. */
export function listAddress(kind: DocumentKind, { status, sort }: ListView): string {
  const tab = listTabs[kind].find((each) => each.status === status);
  const filter = tab ? `tab=${tab.name}` : `status=${status}`;
  return `${kindScreens[kind].listHref}?${filter}${sort ? `&sort=${orderValue(sort)}` : ""}`;
}
