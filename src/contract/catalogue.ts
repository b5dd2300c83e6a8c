import * as z from "zod/mini";
import { recordRoutes } from "#contract/record-routes.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import { keepWords, requireWords } from "#contract/word-rules.ts";
import { rateTypes } from "#domain/catalogue/catalogue.ts";
import { categoryWords, labourWords, materialWords } from "#domain/catalogue/catalogue-words.ts";

const categoryFields = wire.words(categoryWords);
const categoryRequired = { name: "catalogue.categoryNameRequired" } as const;

function newCategory<N extends "Category" | "LabourCategory">() {
  return z.object({ ...wire.newRecord<N>(), ...categoryFields }).check(requireWords(categoryRequired));
}

function categoryRoutes<N extends "Category" | "LabourCategory">(path: string, one: string) {
  return recordRoutes({
    path,
    one: `${one} category`,
    many: `${one} categories`,
    id: wire.id<N>(),
    answer: z.object({ ...wire.recordAnswer, id: wire.id<N>(), ...categoryFields }),
    created: newCategory<N>(),
    changed: z.object({ ...wire.changedRecord, ...categoryFields }).check(keepWords(categoryRequired)),
    writeErrors: ["CATEGORY_EXISTS"],
    removeErrors: ["IN_USE"],
  });
}

export const categoryRoutesOfMaterials = categoryRoutes<"Category">("/api/categories", "material");
/** The same list under its other path (decision W8). */
export const materialCategoryRoutes = {
  list: route({ ...categoryRoutesOfMaterials.list, path: "/api/material-categories" }),
};

export const categoryRoutesOfLabour = categoryRoutes<"LabourCategory">("/api/labor-categories", "labour");

const materialRequired = {
  name: "materials.nameRequired",
  unitType: "materials.unitTypeRequired",
} as const;

const materialFields = wire.words(materialWords);
const unitCost = wire.moneyFromZero("materials.unitCost");
const materialCategory = z.optional(z.nullable(wire.id<"Category">()));

export const materialRoutes = recordRoutes({
  path: "/api/materials",
  one: "material",
  many: "materials",
  id: wire.id<"Material">(),
  category: newCategory<"Category">(),
  writeErrors: ["CATEGORY_EXISTS"],
  answer: z.object({
    ...wire.recordAnswer,
    id: wire.id<"Material">(),
    ...materialFields,
    unitCost,
    categoryId: z.nullable(wire.id<"Category">()),
    /** Null when there is no category, or its name is sealed. */
    categoryName: z.nullable(z.string()),
  }),
  created: z
    .object({ ...wire.newRecord<"Material">(), ...materialFields, unitCost, categoryId: materialCategory })
    .check(requireWords(materialRequired)),
  changed: z
    .object({
      ...wire.changedRecord,
      ...materialFields,
      unitCost: z.optional(unitCost),
      categoryId: materialCategory,
    })
    .check(keepWords(materialRequired)),
});

const labourFields = wire.words(labourWords);
const labourRequired = { name: "labour.nameRequired" } as const;
const rate = wire.moneyFromZero("labour.rate");
const rateType = z.enum(rateTypes);
const labourCategory = z.optional(z.nullable(wire.id<"LabourCategory">()));

export const labourRoutes = recordRoutes({
  path: "/api/labor",
  one: "labour item",
  many: "labour items",
  id: wire.id<"LabourItem">(),
  category: newCategory<"LabourCategory">(),
  writeErrors: ["CATEGORY_EXISTS"],
  answer: z.object({
    ...wire.recordAnswer,
    id: wire.id<"LabourItem">(),
    ...labourFields,
    rate,
    rateType,
    categoryId: z.nullable(wire.id<"LabourCategory">()),
    categoryName: z.nullable(z.string()),
  }),
  created: z
    .object({
      ...wire.newRecord<"LabourItem">(),
      ...labourFields,
      rate,
      rateType: z._default(rateType, "hour"),
      categoryId: labourCategory,
    })
    .check(requireWords(labourRequired)),
  changed: z
    .object({
      ...wire.changedRecord,
      ...labourFields,
      rate: z.optional(rate),
      rateType: z.optional(rateType),
      categoryId: labourCategory,
    })
    .check(keepWords(labourRequired)),
});
