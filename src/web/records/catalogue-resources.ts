import {
  categoryRoutesOfLabour,
  categoryRoutesOfMaterials,
  labourRoutes,
  materialRoutes,
} from "#contract/catalogue.ts";
import type { Category, LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import type { RecordResource } from "#web/records/resources.ts";

export type MaterialCategory = Category<"Category">;
export type LabourCategory = Category<"LabourCategory">;

interface CatalogueResources {
  materials: RecordResource<Material>;
  labour: RecordResource<LabourItem>;
  categories: RecordResource<MaterialCategory>;
  labourCategories: RecordResource<LabourCategory>;
}

/** The kinds of record of the catalogue. */
export const catalogueResources: CatalogueResources = {
  materials: { key: "materials", kind: "material", routes: materialRoutes, alsoStale: [] },
  labour: { key: "labor", kind: "laborItem", routes: labourRoutes, alsoStale: [], isAlwaysRead: true },
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
};
