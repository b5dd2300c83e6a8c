import type {
  categoryRoutesOfLabour,
  categoryRoutesOfMaterials,
  labourRoutes,
  materialRoutes,
} from "#contract/catalogue.ts";
import { refuseCategoryInUse, requireCategories } from "#server/catalogue/category-use.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { sentColumns } from "#server/records/columns.ts";
import { type RecordRules, recordHandlers } from "#server/records/record-handlers.ts";

export function categoryHandlers(services: Services): Handlers<typeof categoryRoutesOfMaterials> {
  return recordHandlers<typeof categoryRoutesOfMaterials, "categories">(services, categoryOfMaterials);
}

export function labourCategoryHandlers(services: Services): Handlers<typeof categoryRoutesOfLabour> {
  return recordHandlers<typeof categoryRoutesOfLabour, "labor_categories">(services, categoryOfLabour);
}

export function materialHandlers(services: Services): Handlers<typeof materialRoutes> {
  return recordHandlers<typeof materialRoutes, "materials">(services, materials);
}

export function labourHandlers(services: Services): Handlers<typeof labourRoutes> {
  return recordHandlers<typeof labourRoutes, "labor_items">(services, labourItems);
}

const categoryOfMaterials: RecordRules<typeof categoryRoutesOfMaterials, "categories"> = {
  table: "categories",
  kind: "category",
  notFound: "answers.noCategory",
  newColumns: () => ({}),
  changedColumns: () => ({}),
  ownFields: () => ({}),
  beforeRemove: (trx, id) => refuseCategoryInUse(trx, "categories", id),
};

const categoryOfLabour: RecordRules<typeof categoryRoutesOfLabour, "labor_categories"> = {
  table: "labor_categories",
  kind: "laborCategory",
  notFound: "answers.noLabourCategory",
  newColumns: () => ({}),
  changedColumns: () => ({}),
  ownFields: () => ({}),
  beforeRemove: (trx, id) => refuseCategoryInUse(trx, "labor_categories", id),
};

const materials: RecordRules<typeof materialRoutes, "materials"> = {
  table: "materials",
  kind: "material",
  notFound: "answers.noMaterial",
  categories: "categories",
  category: categoryOfMaterials,
  newColumns: (body) => ({ unit_cost: body.unitCost, category_id: body.categoryId ?? null }),
  changedColumns: (body) => sentColumns({ unit_cost: body.unitCost, category_id: body.categoryId }),
  ownFields: (row) => ({
    unitCost: row.unit_cost,
    categoryId: row.category_id,
    categoryName: row.category_name ?? null,
  }),
  beforeWrite: (trx, columns) => requireCategories(trx, "categories", columns),
};

const labourItems: RecordRules<typeof labourRoutes, "labor_items"> = {
  table: "labor_items",
  kind: "laborItem",
  notFound: "answers.noLabourItem",
  categories: "labor_categories",
  category: categoryOfLabour,
  newColumns: (body) => ({
    rate: body.rate,
    rate_type: body.rateType,
    category_id: body.categoryId ?? null,
  }),
  changedColumns: (body) =>
    sentColumns({ rate: body.rate, rate_type: body.rateType, category_id: body.categoryId }),
  ownFields: (row) => ({
    rate: row.rate,
    rateType: row.rate_type,
    categoryId: row.category_id,
    categoryName: row.category_name ?? null,
  }),
  beforeWrite: (trx, columns) => requireCategories(trx, "labor_categories", columns),
};

/** How records of every kind of the catalogue are read and answered. */
export const catalogueRules = [categoryOfMaterials, categoryOfLabour, materials, labourItems] as const;
