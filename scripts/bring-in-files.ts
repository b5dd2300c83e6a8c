import { type RateType, rateTypes } from "#domain/catalogue/catalogue.ts";
import type { CustomerWords } from "#domain/customers/customer.ts";
import { formatPence, type Pence, parsePence } from "#domain/money/pence.ts";
import { type Percent, parsePercent } from "#domain/money/percent.ts";
import { type Language, languages } from "#domain/region/region.ts";
import type { Brought, Present } from "#web/bring-in/bring-opened.ts";
import type { LabourWords, MaterialWords } from "#web/bring-in/bring-prices.ts";
import { groupedRows, type LeftOut } from "#web/bring-in/left-out.ts";

type Existing = Present<CustomerWords, MaterialWords, LabourWords>;

/**
 * What a firm has already, from the JSON text of a file.
 *
 * @throws TypeError when it does not have that shape, SyntaxError when it is no JSON
 */
export function readExisting(json: string): Existing {
  const file = recordOf(JSON.parse(json));
  const account = recordOf(file.account ?? {});
  return {
    customers: listOf(file.customers).map(readCustomer),
    materials: listOf(file.materials).map(readMaterial),
    labour: listOf(file.labour).map(readLabour),
    language: readLanguage(account.language ?? "en-GB"),
    firm: {
      chargesTax: account.chargeVat !== false,
      tax: percentOf(account.vatRate ?? 20),
      markup: percentOf(account.defaultMarkupPercent ?? 25),
    },
  };
}

/** What the command prints of a file: what is new, what is there or changes, and what is left out. */
export function printedResult(brought: Brought<CustomerWords, MaterialWords, LabourWords>): object {
  if (brought.kind === "refused") return { refused: brought.why };
  const { kind } = brought;
  const rest = { leftOut: groupedRows(brought.leftOut), warn: byRow(brought.warnings) };
  if (brought.kind === "customers") {
    const { customers } = brought;
    const there = customers.flatMap(({ before }) => before?.name ?? []);
    return { kind, records: customers.flatMap((each) => (each.before ? [] : [each.words])), there, ...rest };
  }
  if (brought.kind === "labour") return { kind, ...changes(brought.items, printedLabour), ...rest };
  const labour = brought.services.map(({ words }) => printedLabour(words));
  return { kind, ...changes(brought.items, printedMaterial), ...rest, labour };
}

interface Item<W> {
  words: W;
  before: W | null;
  isChanged: boolean;
}

function changes<W extends { name: string; sku?: string | null }>(
  items: readonly Item<W>[],
  printed: (words: W) => object,
) {
  return {
    records: items.filter(({ before }) => before === null).map(({ words }) => printed(words)),
    updates: items
      .filter(({ before, isChanged }) => before !== null && isChanged)
      .map(({ words }) => printed(words)),
    same: items.filter(({ isChanged }) => !isChanged).map(({ words }) => words.sku || words.name),
  };
}

function printedMaterial({ name, sku, category, unitCost, unitType }: MaterialWords): object {
  return { name, sku, category, unitCost: formatPence(unitCost), unitType };
}

function printedLabour({ name, category, rate, rateType }: LabourWords): object {
  return { name, category, rate: formatPence(rate), rateType };
}

function byRow(warnings: readonly LeftOut[]): LeftOut[] {
  return warnings.map(({ row, why }) => ({ row, why })).toSorted((one, other) => one.row - other.row);
}

function readCustomer(value: unknown): CustomerWords {
  const record = recordOf(value);
  const word = (key: keyof CustomerWords) => textOf(record[key]);
  return {
    name: word("name") ?? "",
    companyName: word("companyName"),
    email: word("email"),
    phone: word("phone"),
    address: word("address"),
    city: word("city"),
    county: word("county"),
    postcode: word("postcode"),
    country: word("country"),
    notes: word("notes"),
  };
}

function readMaterial(value: unknown): MaterialWords {
  const { name, sku, category, unitCost, unitType } = recordOf(value);
  return {
    name: textOf(name) ?? "",
    sku: textOf(sku),
    category: textOf(category),
    unitCost: priceOf(unitCost),
    unitType: textOf(unitType) ?? "Each",
  };
}

function readLabour(value: unknown): LabourWords {
  const { name, category, rate, rateType } = recordOf(value);
  return {
    name: textOf(name) ?? "",
    category: textOf(category),
    rate: priceOf(rate),
    rateType: rateTypeOf(rateType),
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new TypeError("expected an object");
  return { ...value };
}

function listOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new TypeError("expected a list");
  return value;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function priceOf(value: unknown): Pence {
  const price = parsePence(String(value));
  if (price === null) throw new TypeError(`not a price: ${String(value)}`);
  return price;
}

function percentOf(value: unknown): Percent {
  const percent = parsePercent(String(value));
  if (percent === null) throw new TypeError(`not a percentage: ${String(value)}`);
  return percent;
}

function rateTypeOf(value: unknown): RateType {
  return rateTypes.find((type) => type === value) ?? "hour";
}

function readLanguage(value: unknown): Language {
  const language = languages.find((each) => each === value);
  if (language === undefined) throw new TypeError(`not a language: ${String(value)}`);
  return language;
}
