import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * The migrations as they were written: the first 16 digits of each file's SHA-256. A database that has run a migration
 * never runs it again, so a change to one would reach only new databases. Write another migration instead, and add its
 * line here.
 */
const frozen: Record<string, string> = {
  "migration-0001-foundation.ts": "cb4d671d3bf19750",
  "migration-0001-sealable-table.ts": "bfdf3e3a30c40cce",
  "migration-0002-mail.ts": "03bb5dd31bf692e2",
  "migration-0003-payments.ts": "e038a8ca68a89d72",
  "migration-0004-monthly-reports.ts": "f6af9f1a522dc5ac",
  "migration-0005-deleted-documents.ts": "85ba40c5664ac7d8",
  "migration-0006-draft-keys.ts": "a3eda50f19b8fa85",
  "migration-0007-status-figures.ts": "173686b43bb3d15d",
  "migration-0008-document-sums.ts": "dcae186e19498cfe",
  "migration-0008-totals.ts": "dea2638e8cc636d6",
  "migration-0009-registered-language.ts": "cf1cea1155097dbb",
  "migration-0010-purge-due.ts": "0eaa291eb89da668",
  "migration-0011-cis-base.ts": "23106499736d27c9",
  "migration-0012-former-status.ts": "6bcab71934c350c9",
  "migration-0014-keyset-proof.ts": "79b94ccc01537f9f",
  "migration-0015-number-patterns.ts": "fdb9ec71d9f45898",
  "migration-0017-devices-and-limits.ts": "9893029a6b01511e",
  "migration-0018-category-names.ts": "7d7c5b2704ec1efe",
  "migration-0022-document-language.ts": "b1a616badcc60daa",
  "migration-0023-category-blanks.ts": "2da0037623362269",
  "migration-0024-status-list.ts": "72e7c87b64bad3ed",
  "migration-0025-schema-contract.ts": "3fc7d0186f77c549",
  "migration-0026-one-door-for-writes.ts": "5963c61318d136f0",
  "migration-0027-two-parts.ts": "cf9605e2bb37a5bb",
  "migration-0028-all-rows.ts": "ccd0cd312829aa91",
  "migration-0028-listed-values.ts": "1f5b76f686726f91",
  "migration-0029-customer-of-document.ts": "d83be959a7e8d426",
  "migration-0030-sendings.ts": "c33a93b4a863fe40",
  "migration-0031-due-dates.ts": "f0ff86c842e0576b",
  "migration-0032-company-texts.ts": "135646d4337b7df4",
  "migration-0033-open-quotes.ts": "62f6557a72044814",
  "migration-0034-imports.ts": "8891143770420348",
  "migration-0035-undone-imports.ts": "881b6ad479509d64",
  "migration-0036-import-memories.ts": "c9c22fea335a8a98",
  "migration-0037-company-settings.ts": "107ab9d5fb754206",
  "migration-0038-firm-answers.ts": "3b664f8c5881960d",
  "migration-0039-quote-foot.ts": "3c07976f17b32088",
};

const folder = "src/server/schema";
const files = readdirSync(folder).filter((name) => /^migration-\d{4}-(?!.*\.test\.).+\.ts$/.test(name));
const textOf = (name: string) => readFileSync(`${folder}/${name}`, "utf8");

test("no migration is changed after it was written, and a new one is added to the list", () => {
  const hashes = files.map((name) => [
    name,
    createHash("sha256").update(textOf(name)).digest("hex").slice(0, 16),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(frozen);
});

test("a migration imports nothing that may change: the query builder and other migrations alone", () => {
  const imported = files.flatMap((name) =>
    [...textOf(name).matchAll(/from "([^"]+)"/g)].map(([, path = ""]) => path),
  );
  expect(imported.length).toBeGreaterThan(files.length);
  expect(imported.filter((path) => !/^kysely$|^#server\/schema\/migration-\d{4}/.test(path))).toEqual([]);
});
