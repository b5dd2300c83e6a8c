import { useQueryClient } from "@tanstack/react-query";
import {
  categoryRoutesOfLabour,
  categoryRoutesOfMaterials,
  labourRoutes,
  materialRoutes,
} from "#contract/catalogue.ts";
import type { Category, LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { isSameCategory } from "#domain/catalogue/category-name.ts";
import { messages } from "#web/base/messages.ts";
import { toast } from "#web/overlays/toast-store.ts";
import type { RecordList } from "#web/records/list.ts";
import { type CachedResource, useRecords, useSaveRecord, useTakeRecord } from "#web/records/queries.ts";

const resources = {
  categories: {
    key: "categories",
    kind: "category",
    routes: categoryRoutesOfMaterials,
    alsoStale: ["materials"],
  },
  labourCategories: {
    key: "labor-categories",
    kind: "laborCategory",
    routes: categoryRoutesOfLabour,
    alsoStale: ["labor"],
  },
  materials: { key: "materials", kind: "material", routes: materialRoutes, alsoStale: [] },
  labour: { key: "labor", kind: "laborItem", routes: labourRoutes, alsoStale: [] },
} as const satisfies Record<string, CachedResource>;

/** Which categories: those of materials or those of labour. */
export type CategoryOwner = "categories" | "labourCategories";

export function useCategories(owner: CategoryOwner) {
  return useRecords<Category>(resources[owner]);
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
    const list = client.getQueryData<RecordList<Category>>([resources[owner].key]);
    return (list?.records ?? []).some(
      ({ record }) => record.id !== except && isSameCategory(record.name ?? "", name),
    );
  };
}

/** Shows that another category already has the name. */
export function sayTaken(): void {
  const message = messages().errors.CATEGORY_EXISTS;
  toast({ title: messages().notice.error, message, variant: "destructive" });
}

export function useSaveCategory(owner: CategoryOwner) {
  return useSaveRecord<Category>(resources[owner]);
}

/** Deletes a category that is not in use, and returns how to undo it. */
export function useTakeCategory(owner: CategoryOwner) {
  return useTakeRecord<Category>(resources[owner]);
}

export function useMaterials() {
  return useRecords<Material>(resources.materials);
}

export function useSaveMaterial() {
  return useSaveRecord<Material>(resources.materials);
}

/** Deletes a material, and returns how to undo it. */
export function useTakeMaterial() {
  return useTakeRecord<Material>(resources.materials);
}

/** All labour items, opened; refetched each time a screen uses them. */
export function useLabourItems() {
  return useRecords<LabourItem>(resources.labour, { staleTime: 0 });
}

export function useSaveLabourItem() {
  return useSaveRecord<LabourItem>(resources.labour);
}

/** Deletes a labour item, and returns how to undo it. */
export function useTakeLabourItem() {
  return useTakeRecord<LabourItem>(resources.labour);
}
