import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import {
  demoCategories,
  demoCustomers,
  demoLabour,
  demoLabourCategories,
  demoMaterials,
} from "./demo-catalogue.ts";
import { fillDocuments } from "./fill-documents.ts";
import { type Filling, madeOf } from "./filling.ts";
import { closingWords, firm } from "./firm.ts";

/** The number of requests under way at once; the server's own work takes most of the time. */
const abreast = 4;

/**
 * Fills a demo account. A record that exists already, by its id, stays as it is, including a person's changes. So it
 * can be run again, also after it was stopped half-way.
 *
 * @param today the last day of the account's fourteen months
 * @throws ApiError
 */
export async function fillAccount(filling: Filling, today: LocalDate): Promise<void> {
  await fillProfile(filling);
  await fillRecords(filling, { noun: "companyTexts", kind: "companyText", records: [closingWords] });
  await fillRecords(filling, { noun: "categories", kind: "category", records: demoCategories });
  await fillRecords(filling, { noun: "materials", kind: "material", records: demoMaterials });
  await fillRecords(filling, {
    noun: "laborCategories",
    kind: "laborCategory",
    records: demoLabourCategories,
  });
  await fillRecords(filling, { noun: "labor", kind: "laborItem", records: demoLabour });
  await fillRecords(filling, { noun: "customers", kind: "customer", records: demoCustomers });
  await fillDocuments(filling, today);
}

async function fillProfile({ client, vault, report }: Filling): Promise<void> {
  const profile = await client.call(routes.companyProfile.read, {});
  if (!profile) {
    const body = await sealFields(vault, "companyProfile", firm);
    await client.call(routes.companyProfile.create, { body });
  }
  report(`company profile: ${profile ? "there already" : "made"}`);
}

interface Records {
  readonly noun: "companyTexts" | "categories" | "materials" | "laborCategories" | "labor" | "customers";
  readonly kind: RecordKind;
  readonly records: readonly { readonly id: string }[];
}

async function fillRecords(
  { client, vault, report }: Filling,
  { noun, kind, records }: Records,
): Promise<void> {
  const { list, create }: { list: Route; create: Route } = routes[noun];
  const present = (await client.call(list, { query: {} } as never)) as unknown as { id: string }[];
  const missing = records.filter(({ id }) => !present.some((record) => record.id === id));
  const waiting = [...missing].reverse();

  async function work(): Promise<void> {
    for (let record = waiting.pop(); record; record = waiting.pop()) {
      const body = await sealFields(vault, kind, withEmptyFields(kind, record));
      await client.call(create, { body } as never);
    }
  }
  await Promise.all(Array.from({ length: abreast }, work));
  report(`${nounWords[noun]}: ${madeOf(records.length, missing.length)}`);
}

const nounWords = {
  companyTexts: "texts of the firm",
  categories: "material categories",
  materials: "materials",
  laborCategories: "labour categories",
  labor: "labour items",
  customers: "customers",
} as const;
