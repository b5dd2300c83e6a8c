import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { routes } from "#contract/routes.ts";
import type { Person } from "#test/e2e/person.ts";
import { test } from "#test/engines/journey.ts";
import { startEncrypted } from "#test/engines/steps.ts";
import { openKeyset } from "#vault/keyset/keyset.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { Vault } from "#vault/records/vault.ts";
import { type ApiClient, apiClient } from "../../scripts/demo/api-client.ts";

/**
 * How often the list is left while the device stores what it has learned from it. The latest name comes first. Only
 * WebKit had the fault; the moments of its loads lie 20 ms apart.
 */
const loads = { firefox: 6, webkit: 20 };

/**
 * WebKit once put pages into its back/forward cache with an open transaction of IndexedDB, which blocked every later
 * page. A list stores what is new half a second after it appears. So each load finds something new, and is left
 * between half a second and almost a second later.
 */
test("a list that is left while it is stored appears every time, and at once", async ({
  engine,
  joiner,
  baseURL,
}) => {
  const phone = await otherDevice(baseURL ?? "", await startEncrypted(joiner));
  for (let load = 1; load <= loads[engine]; load += 1) {
    const name = `Customer ${100 - load}`;
    await phone.addCustomer(name);
    await joiner.goto("/customers");
    await joiner.sees(name);
    await joiner.asks(notesHowItIsLeft);
    await pause(500 + ((load * 140) % 400));
    // To another address: a page that is left for itself never enters the back/forward cache.
    await joiner.goto(elsewhere);
  }
  if (engine === "webkit")
    expect(await joiner.asks("return localStorage.wentIntoCache ?? null")).toBe("true");
  await joiner.goto("/");
  await joiner.sees("Welcome, ");
});

/** The lightest page of the product. */
const elsewhere = "/api/health";

const notesHowItIsLeft = `
  addEventListener("pagehide", (event) => {
    if (event.persisted) localStorage.wentIntoCache = "true";
  });
  return true;`;

/** Another device of the same person, by the API. */
async function otherDevice(address: string, { email, password, passphrase }: Person) {
  const client = apiClient(address);
  const user = await client.call(routes.account.login, { body: { email, password } });
  const { keyset } = await client.call(routes.keyset.read, {});
  expect(keyset).not.toBeNull();
  const { vault } = await openKeyset(keyset!, passphrase, { userId: user.id });
  return { addCustomer: (name: string) => addCustomer(client, vault, name) };
}

async function addCustomer(client: ApiClient, vault: Vault, name: string) {
  const body = await sealFields(
    vault,
    "customer",
    withEmptyFields("customer", { id: crypto.randomUUID(), name }),
  );
  await client.call(routes.customers.create, { body } as never);
}
