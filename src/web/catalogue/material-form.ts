import * as z from "zod/mini";
import type { Material } from "#domain/catalogue/catalogue.ts";
import { materialWords } from "#domain/catalogue/catalogue-words.ts";
import { defaultUnitType } from "#domain/catalogue/units.ts";
import type { Id } from "#domain/ids/id.ts";
import { formatPence } from "#domain/money/pence.ts";
import { typedMoney } from "#web/base/form-figures.ts";
import { type FormTexts, formTexts, optionalBox, requiredBox, wordBoxes } from "#web/base/form-text.ts";
import { said } from "#web/base/messages.ts";
import { inCapitals } from "#web/base/rewriting.ts";

/** The boxes of the material form, as typed. */
export interface MaterialDraft extends FormTexts<typeof materialWords> {
  unitCost: string;
  /** A category's id, or "" when it has no category. */
  categoryId: string;
}

export const materialForm = z.object({
  ...wordBoxes(materialWords),
  name: requiredBox(said((messages) => messages.materials.nameRequired)),
  sku: z.pipe(z.pipe(z.string(), z.transform(inCapitals)), optionalBox()),
  unitCost: typedMoney(said((messages) => messages.materials.unitCost)),
  unitType: requiredBox(said((messages) => messages.materials.unitTypeRequired)),
  categoryId: categoryChoice<"Category">(),
});

/** The initial values of the form. */
export function materialDraft(material: Material | null): MaterialDraft {
  return {
    ...formTexts(materialWords, material),
    unitCost: material ? formatPence(material.unitCost) : "",
    unitType: material?.unitType ?? defaultUnitType,
    categoryId: material?.categoryId ?? "",
  };
}

/** A choice of category: its id, or null when none is chosen. */
export function categoryChoice<N extends "Category" | "LabourCategory">() {
  return z.pipe(
    z.string(),
    z.transform((id) => (id === "" ? null : (id as Id<N>))),
  );
}
