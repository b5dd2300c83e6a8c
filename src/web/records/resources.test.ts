// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { materialRoutes } from "#contract/catalogue.ts";
import { customerRoutes } from "#contract/customers.ts";
import { recordKinds } from "#contract/sealed-kinds.ts";
import type { Material } from "#domain/catalogue/catalogue.ts";
import type { Customer } from "#domain/customers/customer.ts";
import type { Id } from "#domain/ids/id.ts";
import { call } from "#web/base/call.ts";
import { catalogueResources } from "#web/records/catalogue-resources.ts";
import { documentResources } from "#web/records/document-resources.ts";
import { readRecord } from "#web/records/gateway.ts";
import { useRecords } from "#web/records/queries.ts";
import { type RecordResource, wordResources } from "#web/records/resources.ts";
import { sendingResource } from "#web/records/sending-resource.ts";
import { isPart } from "#web/records/unlisted-kinds.ts";
import { createRecord } from "#web/records/writing.ts";

const { customers } = wordResources;
const { materials } = catalogueResources;
const all = [
  ...Object.values(wordResources),
  ...Object.values(documentResources),
  ...Object.values(catalogueResources),
  sendingResource,
];

/** Never called: `tsc -b` compiles it, and fails when a line under `@ts-expect-error` compiles too. */
function useMistakes(customerId: Id<"Customer">, material: Material) {
  useRecords<Material>(materials);
  // @ts-expect-error: a list of materials has no customers
  useRecords<Customer>(materials);
  // @ts-expect-error: a customer's id is not a material's
  void readRecord(materials, customerId);
  // @ts-expect-error: a material has no fields of a customer
  void createRecord(customers, material);
  // @ts-expect-error: the route of one customer takes an id
  void call(customerRoutes.read, {});
  const shared = { key: "customers", kind: "customer", alsoStale: [] } as const;
  const right: RecordResource<Customer> = { ...shared, routes: customerRoutes };
  // @ts-expect-error: the contract answers materials on these routes
  const wrong: RecordResource<Customer> = { ...shared, routes: materialRoutes };
  // @ts-expect-error: the contract answers a customer without this number
  const missing: RecordResource<Customer & { discount: number }> = { ...shared, routes: customerRoutes };
  return [right, wrong, missing];
}
void useMistakes;

test("each kind of record with a list has one resource, under the path of its routes", () => {
  const listed = recordKinds.filter((kind) => kind !== "companyProfile" && !isPart(kind));
  expect(all.map(({ kind }) => kind).sort()).toEqual([...listed].sort());
  for (const { key, routes } of all) expect(routes.list.path).toBe(`/api/${key}`);
});
