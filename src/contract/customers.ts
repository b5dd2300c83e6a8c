import * as z from "zod/mini";
import { recordRoutes } from "#contract/record-routes.ts";
import * as wire from "#contract/wire.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import { enGB } from "#words/en-gb/en-gb.ts";

const words = wire.words(customerWords);

const messages = { name: enGB.customers.nameRequired };
const checked = wire.checkWords({
  email: { fits: wire.isEmail, message: enGB.account.invalidEmail },
});

export const customerRoutes = recordRoutes({
  path: "/api/customers",
  one: "customer",
  many: "customers",
  id: "Customer",
  answer: z.object({ ...wire.recordAnswer, id: wire.id<"Customer">(), ...words }),
  created: z
    .object({ ...wire.newRecord<"Customer">(), ...words })
    .check(wire.requireWords(messages), checked),
  changed: z.object({ ...wire.changedRecord, ...words }).check(wire.keepWords(messages), checked),
});
