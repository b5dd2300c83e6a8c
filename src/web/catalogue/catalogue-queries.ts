import {
  categoryRoutesOfLabour,
  categoryRoutesOfMaterials,
  labourRoutes,
  materialRoutes,
} from "#contract/catalogue.ts";
import type { Category, LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { type CachedResource, useRecords, useSaveRecord, useTakeRecord } from "#web/app/record-queries.ts";

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
