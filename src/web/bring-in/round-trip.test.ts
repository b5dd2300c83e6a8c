import { describe, expect, test } from "vitest";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Category } from "#domain/catalogue/catalogue.ts";
import type { Id } from "#domain/ids/id.ts";
import { percent } from "#domain/money/percent.ts";
import { type Language, languages } from "#domain/region/region.ts";
import { bringIn } from "#web/bring-in/bring-in.ts";
import type { AnyPlan } from "#web/bring-in/import-plan.ts";
import { planLabour, planMaterials } from "#web/bring-in/plan-catalogue.ts";
import { planCustomers } from "#web/bring-in/plan-customers.ts";
import { csvText } from "#web/export/csv-text.ts";
import { listRows } from "#web/export/list-rows.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import type { ListRecords } from "#web/records/noun-records.ts";

const categories = [{ id: "timber", name: "Timber, sawn" }] as unknown as Category[];

const lists = {
  customer: [
    customer("c1", {
      name: "Ann Archer",
      phone: "+44 113 496 0000",
      address: "1 High St\nFlat 2",
      notes: "=1+1",
    }),
    customer("c2", {
      name: 'Bea "B" Brown, Ltd',
      email: "bea@example.com",
      county: "Yorks",
      postcode: "LS1 4DY",
    }),
    customer("c3", { name: "'=Cleo", companyName: "-5", country: "Österreich", city: "@home" }),
  ],
  material: [
    {
      ...stored("m1"),
      name: "Oak board",
      sku: "OAK-1",
      unitType: "Each",
      unitCost: 1250,
      categoryId: "timber",
    },
    {
      ...stored("m2"),
      name: '6" nail; zinc',
      sku: null,
      unitType: "Bag of 25",
      unitCost: 0,
      categoryId: null,
    },
    {
      ...stored("m3"),
      name: "Steel",
      sku: "-7",
      unitType: "Square Meter",
      unitCost: 123456789,
      categoryId: null,
    },
  ],
  laborItem: [
    { ...stored("l1"), name: "Joiner", rate: 4000, rateType: "hour", categoryId: "timber" },
    { ...stored("l2"), name: "+1 mate", rate: 1, rateType: "meter", categoryId: null },
  ],
} as unknown as { [K in ImportableKind]: ListRecords[K][] };

describe.each(languages)("in %s", (language) => {
  test.each(["customer", "material", "laborItem"] as const)("exported %s are imported unchanged", (kind) => {
    const plan = imported(kind, language, false);
    expect(plan.leftOut).toEqual([]);
    expect(plan.categories).toEqual([]);
    expect(plan.rows.map(({ outcome, record }) => ({ outcome, ...record }))).toEqual(
      lists[kind].map((record, index) => {
        const { version, createdAt, updatedAt, ...fields } = record as unknown as Record<string, unknown>;
        return { outcome: "new", ...fields, id: `row ${index + 2}` };
      }),
    );
  });

  test.each(["customer", "material", "laborItem"] as const)(
    "importing exported %s into the same account changes nothing",
    (kind) => {
      const { rows } = imported(kind, language, true);
      expect(
        rows.map(({ outcome, note }) => `${outcome} ${note}`).filter((said) => !said.startsWith("same")),
      ).toEqual([]);
      expect(rows).toHaveLength(lists[kind].length);
    },
  );
});

/** Writes the list to a file and reads it back, into an account that has nothing or the same. */
function imported(kind: ImportableKind, language: Language, hasAll: boolean): AnyPlan {
  const context = { language, today: "2026-11-21" as LocalDate, categories };
  const bytes = new TextEncoder().encode(csvText(listRows(kind, lists[kind], context)));
  const read = bringIn(bytes, {
    language,
    customers: hasAll ? lists.customer : [],
    materials: hasAll ? lists.material.map(filed) : [],
    labour: hasAll ? lists.laborItem.map(filed) : [],
    firm: { chargesTax: true, tax: percent(20_000), markup: percent(25_000) },
  });
  const planning = { categories, language, idFor: (key: string) => key as Id<never> };
  if (read.kind === "customers") {
    return planCustomers(read, { ...planning, choice: { all: "fill", one: new Map() } });
  }
  if (read.kind === "materials") return planMaterials(read, planning);
  if (read.kind === "labour") return planLabour(read, planning);
  throw new Error(read.why);
}

function filed<T extends { categoryId: string | null }>(item: T): T & { category: string | null } {
  return { ...item, category: item.categoryId && "Timber, sawn" };
}

function stored(id: string) {
  return { id, version: 1, createdAt: "2026-11-21T10:22:33.456Z" };
}

function customer(id: string, words: object) {
  const blank = { companyName: null, email: null, phone: null, address: null, city: null, county: null };
  return { ...stored(id), updatedAt: "", ...blank, postcode: null, country: null, notes: null, ...words };
}
