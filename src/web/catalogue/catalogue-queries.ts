import { useQueryClient } from "@tanstack/react-query";
import {
  categoryRoutesOfLabour,
  categoryRoutesOfMaterials,
  labourRoutes,
  materialRoutes,
} from "#contract/catalogue.ts";
import type { Category, LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { isSameCategory } from "#domain/catalogue/category-name.ts";
import { messages } from "#web/app/messages.ts";
import type { RecordList } from "#web/app/record-list.ts";
import { type CachedResource, useRecords, useSaveRecord, useTakeRecord } from "#web/app/record-queries.ts";
import { toast } from "#web/ui/toast-store.ts";

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

/** Whose categories: those of materials or those of labour. */
export type CategoryOwner = "categories" | "labourCategories";

/** Categories of materials or of labour. */
export function useCategories(owner: CategoryOwner) {
  return useRecords<Category>(resources[owner]);
}

/** Tells whether another category than one of an id has a name already: of sealed names the server cannot know. */
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

/** Says that a name is another category's. */
export function sayTaken(): void {
  const message = messages().errors.CATEGORY_EXISTS;
  toast({ title: messages().notice.error, message, variant: "destructive" });
}

export function useSaveCategory(owner: CategoryOwner) {
  return useSaveRecord<Category>(resources[owner]);
}

/** Deletes a category that is not in use, and gives the way back. */
export function useTakeCategory(owner: CategoryOwner) {
  return useTakeRecord<Category>(resources[owner]);
}

/** All materials, opened. */
export function useMaterials() {
  return useRecords<Material>(resources.materials);
}

export function useSaveMaterial() {
  return useSaveRecord<Material>(resources.materials);
}

/** Deletes a material, and gives the way back. */
export function useTakeMaterial() {
  return useTakeRecord<Material>(resources.materials);
}

/** All labour items, opened; read anew each time a screen asks (specification 2 §7). */
export function useLabourItems() {
  return useRecords<LabourItem>(resources.labour, { staleTime: 0 });
}

export function useSaveLabourItem() {
  return useSaveRecord<LabourItem>(resources.labour);
}

/** Deletes a labour item, and gives the way back. */
export function useTakeLabourItem() {
  return useTakeRecord<LabourItem>(resources.labour);
}
