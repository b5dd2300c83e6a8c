import type { RateType } from "#domain/catalogue/catalogue.ts";
import type { Id } from "#domain/ids/id.ts";
import { type Pence, pence } from "#domain/money/pence.ts";
import { labourCatalogue } from "./labour-catalogue.ts";
import { materialCatalogue } from "./material-catalogue.ts";
import { people } from "./people.ts";
import { dramaPhone } from "./phone.ts";
import { seededId } from "./seeded.ts";

/** A material of the demo account, as a body of the API. */
export interface DemoMaterial {
  readonly id: Id<"Material">;
  readonly sku: string;
  readonly name: string;
  readonly unitType: string;
  readonly unitCost: Pence;
  readonly categoryId: Id<"Category">;
}

export interface DemoLabourItem {
  readonly id: Id<"LabourItem">;
  readonly name: string;
  readonly rate: Pence;
  readonly rateType: RateType;
  readonly categoryId: Id<"LabourCategory">;
}

export const demoCategories = materialCatalogue.map(({ name }) => ({ id: categoryId(name), name }));

export const demoLabourCategories = labourCatalogue.map(({ name }) => ({ id: labourCategoryId(name), name }));

export const demoMaterials: readonly DemoMaterial[] = materialCatalogue.flatMap((category) =>
  category.materials.map(([sku, name, unitType, cost]) => ({
    id: seededId("Material", sku),
    sku,
    name,
    unitType,
    unitCost: pence(cost),
    categoryId: categoryId(category.name),
  })),
);

export const demoLabour: readonly DemoLabourItem[] = labourCatalogue.flatMap((category) =>
  category.items.map(([name, rateType, rate]) => ({
    id: seededId("LabourItem", name),
    name,
    rate: pence(rate),
    rateType,
    categoryId: labourCategoryId(category.name),
  })),
);

export const demoCustomers = people.map((person, nth) => ({
  id: seededId("Customer", person.name),
  name: person.name,
  companyName: person.companyName,
  email: `${person.name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@example.co.uk`,
  phone: dramaPhone(nth),
  address: person.address,
  city: person.city,
  county: person.county,
  postcode: person.postcode,
  country: "United Kingdom",
  notes: person.notes,
}));

/** The largest quantity of a material on one line. */
export function mostOf(material: DemoMaterial): number {
  return materialCatalogue.find(({ name }) => categoryId(name) === material.categoryId)?.most ?? 1;
}

function categoryId(name: string): Id<"Category"> {
  return seededId("Category", name);
}

function labourCategoryId(name: string): Id<"LabourCategory"> {
  return seededId("LabourCategory", name);
}
