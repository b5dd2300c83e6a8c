import * as z from "zod/mini";
import { recordRoutes } from "#contract/record-routes.ts";
import * as wire from "#contract/wire.ts";
import { customerWords } from "#domain/customers/customer-words.ts";

const words = wire.words(customerWords);

const required = { name: "customers.nameRequired" } as const;
const checked = wire.checkWords({
  email: { fits: wire.isEmail, message: "account.invalidEmail" },
});

export const customerRoutes = recordRoutes({
  path: "/api/customers",
  one: "customer",
  many: "customers",
  id: "Customer",
  answer: z.object({ ...wire.recordAnswer, id: wire.id<"Customer">(), ...words }),
  created: z
    .object({ ...wire.newRecord<"Customer">(), ...words })
    .check(wire.requireWords(required), checked),
  changed: z.object({ ...wire.changedRecord, ...words }).check(wire.keepWords(required), checked),
});
