import { useQueryClient } from "@tanstack/react-query";
import type { Category } from "#domain/catalogue/catalogue.ts";
import { isSameCategory } from "#domain/catalogue/category-name.ts";
import { messages } from "#web/base/messages.ts";
import { toast } from "#web/overlays/toast-store.ts";
import {
  catalogueResources,
  type LabourCategory,
  type MaterialCategory,
} from "#web/records/catalogue-resources.ts";
import type { RecordList } from "#web/records/list.ts";
import { useRecords } from "#web/records/queries.ts";
import { useSaveRecord, useTakeRecord } from "#web/records/record-changes.ts";
import type { RecordResource } from "#web/records/resources.ts";

/** Which categories: those of materials or those of labour. */
export type CategoryOwner = "categories" | "labourCategories";
export type CategoryOf<O extends CategoryOwner> = {
  categories: MaterialCategory;
  labourCategories: LabourCategory;
}[O];

const filings: { [O in CategoryOwner]: RecordResource<CategoryOf<O>> } = catalogueResources;

export function useCategories<O extends CategoryOwner>(owner: O) {
  return useRecords(filings[owner]);
}

/**
 * Whether another category already has a name, except the one with the given id. The server cannot check this, because
 * names are sealed.
 */
export function useNameIsTaken(
  owner: CategoryOwner,
): (name: string, except: Category["id"] | null) => boolean {
  const client = useQueryClient();
  return (name, except) => {
    const list = client.getQueryData<RecordList<Category>>([filings[owner].key]);
    return (list?.records ?? []).some(
      ({ record }) => record.id !== except && isSameCategory(record.name ?? "", name),
    );
  };
}

/** Shows that another category already has the name. */
export function sayTaken(): void {
  const message = messages().categories.nameTaken;
  toast({ title: messages().notice.error, message, variant: "destructive" });
}

export function useSaveCategory<O extends CategoryOwner>(owner: O) {
  return useSaveRecord(filings[owner]);
}

/** Deletes a category that is not in use, and returns how to undo it. */
export function useTakeCategory<O extends CategoryOwner>(owner: O) {
  return useTakeRecord(filings[owner]);
}

export function useMaterials() {
  return useRecords(catalogueResources.materials);
}

/** All labour items, opened; refetched each time a screen uses them. */
export function useLabourItems() {
  return useRecords(catalogueResources.labour);
}
