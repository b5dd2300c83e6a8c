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
import { recordHandlers } from "#server/records/record-handlers.ts";

export function categoryHandlers(services: Services): Handlers<typeof categoryRoutesOfMaterials> {
  return recordHandlers<typeof categoryRoutesOfMaterials, "categories">(services, {
    ...categoryOfMaterials,
    changedColumns: () => ({}),
    ownFields: () => ({}),
    beforeRemove: (trx, id) => refuseCategoryInUse(trx, "categories", id),
  });
}

export function labourCategoryHandlers(services: Services): Handlers<typeof categoryRoutesOfLabour> {
  return recordHandlers<typeof categoryRoutesOfLabour, "labor_categories">(services, {
    ...categoryOfLabour,
    changedColumns: () => ({}),
    ownFields: () => ({}),
    beforeRemove: (trx, id) => refuseCategoryInUse(trx, "labor_categories", id),
  });
}

export function materialHandlers(services: Services): Handlers<typeof materialRoutes> {
  return recordHandlers<typeof materialRoutes, "materials">(services, {
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
  });
}

export function labourHandlers(services: Services): Handlers<typeof labourRoutes> {
  return recordHandlers<typeof labourRoutes, "labor_items">(services, {
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
  });
}

const categoryOfMaterials = {
  table: "categories",
  kind: "category",
  notFound: "answers.noCategory",
  newColumns: () => ({}),
} as const;

const categoryOfLabour = {
  table: "labor_categories",
  kind: "laborCategory",
  notFound: "answers.noLabourCategory",
  newColumns: () => ({}),
} as const;
