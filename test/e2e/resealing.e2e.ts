import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { renameCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson, withoutTours } from "#test/e2e/person.ts";
import { createAccount } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";
import { vaultOf } from "#test/privacy/vault-of.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { Vault } from "#vault/records/vault.ts";

const resealing = "**/api/keyset/resealed-documents";

test("documents sealed in one envelope are sealed in two behind the screen, also after a failure and while one is edited", async ({
  page,
}) => {
  test.setTimeout(150_000);
  const ann = newPerson();
  await createAccount(page, ann);
  await withoutTours(page);
  const vault = await vaultOf(page, ann.passphrase);
  // The first try fails, also where the dashboard, which is open, makes it.
  await page.route(resealing, (route) => route.abort());
  await post(
    page,
    "company-profile",
    await sealed(vault, "companyProfile", { companyName: "Archer Joinery" }),
  );
  const quote = await post(page, "quotes", await sealed(vault, "quote", documentOf("Zoe Quill")));
  await post(page, `quotes/${quote.id}/convert-to-invoice`, {});
  const lone = await post(page, "invoices", await sealed(vault, "invoice", documentOf("Max Plum")));
  const typed = await post(page, "quotes", await sealed(vault, "quote", documentOf("Bea Brown")));
  const before = await rowsOf(page);
  expect(before.map(({ linesSealed }) => linesSealed)).toEqual([null, null, null, null]);

  // The screen says nothing of it, and what is open can be used.
  const tried = page.waitForRequest(resealing);
  await page.goto(`/invoices/${lone.id}`);
  await tried;
  await expect(page.getByRole("main")).toContainText("Max Plum");
  await expect(page.getByRole("alert")).toBeHidden();
  expect(await rowsOf(page)).toEqual(before);
  await unroute(page, resealing);

  // The second seals all, while one of them is being changed.
  await page.goto(`/quotes/${typed.id}/edit`);
  await renameCustomer(page, "Bea Green");
  await expect.poll(() => left(page), { timeout: 30_000 }).toBe(0);
  const after = await rowsOf(page);
  expect(after.map(withoutEnvelopes)).toEqual(before.map(withoutEnvelopes));
  for (const [index, { sealed: head, linesSealed }] of after.entries()) {
    expect(head).not.toBe(before[index]?.sealed);
    expect(linesSealed).toContain("Lines:");
  }
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expectToast(page, "Quote updated successfully");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Bea Green");
  for (const { kind, id } of after) {
    await page.goto(`/${kind}/${id}`);
    await expect(page.getByRole("main")).toContainText("Oak board");
    await expect(page.getByRole("alert")).toBeHidden();
  }

  // A third time there is nothing to do.
  let sent = 0;
  await page.route(resealing, (route) => {
    sent += 1;
    return route.continue();
  });
  const asked = page.waitForResponse("**/api/keyset/one-envelope-documents*");
  await page.goto("/quotes");
  expect(await (await asked).json()).toEqual({ documents: [] });
  await expect(page.getByRole("main")).toContainText("Bea Green");
  expect(sent).toBe(0);
});

type Row = Record<string, unknown> & { id: string; kind: string; linesSealed: string | null };

function documentOf(customerName: string): object {
  const line = { id: randomUUID(), name: "Oak board", quantity: "2", unitPrice: "50.00" };
  return { customerName, customerEmail: "bea@example.com", lineItems: [line] };
}

/** A record as builds sealed it that knew one envelope for each. */
function sealed(vault: Vault, kind: "companyProfile" | "quote" | "invoice", words: object): Promise<object> {
  return sealFields(vault, kind, withEmptyFields(kind, { id: randomUUID(), ...words }));
}

async function post(page: Page, path: string, data: object): Promise<Row> {
  const answer = await page.request.post(`/api/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Every document with its lines, as the server answers it. */
async function rowsOf(page: Page): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of ["quotes", "invoices"]) {
    const listed: Row[] = await (await page.request.get(`/api/${kind}`)).json();
    for (const { id } of listed) {
      rows.push({ ...(await (await page.request.get(`/api/${kind}/${id}`)).json()), kind });
    }
  }
  return rows;
}

function withoutEnvelopes({ sealed: _, linesSealed: __, ...row }: Row): object {
  return row;
}

async function left(page: Page): Promise<number> {
  const answer = await page.request.get("/api/keyset/one-envelope-documents");
  return (await answer.json()).documents.length;
}
