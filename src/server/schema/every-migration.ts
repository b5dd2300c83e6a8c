/**
 * Every migration under its name, one line each; `migrations.ts` runs them in the order of their names. A migration that
 * adds a column to documents also adds it to `deleted_documents.document`, because undoing a deletion writes that JSON
 * back by column name. The migrations are listed here and not read from a folder, because the server is bundled into
 * one file.
 */
// biome-ignore-all lint/performance/noBarrelFile: the server runs all of them, and nothing else imports them from here.
export { foundation as "0001-foundation" } from "#server/schema/migration-0001-foundation.ts";
export { mail as "0002-mail" } from "#server/schema/migration-0002-mail.ts";
export { payments as "0003-payments" } from "#server/schema/migration-0003-payments.ts";
export { monthlyReports as "0004-monthly-reports" } from "#server/schema/migration-0004-monthly-reports.ts";
export { deletedDocuments as "0005-deleted-documents" } from "#server/schema/migration-0005-deleted-documents.ts";
export { draftKeys as "0006-draft-keys" } from "#server/schema/migration-0006-draft-keys.ts";
export { statusFigures as "0007-status-figures" } from "#server/schema/migration-0007-status-figures.ts";
export { documentSums as "0008-document-sums" } from "#server/schema/migration-0008-document-sums.ts";
export { registeredLanguage as "0009-registered-language" } from "#server/schema/migration-0009-registered-language.ts";
export { purgeDue as "0010-purge-due" } from "#server/schema/migration-0010-purge-due.ts";
export { cisBase as "0011-cis-base" } from "#server/schema/migration-0011-cis-base.ts";
export { formerStatus as "0012-former-status" } from "#server/schema/migration-0012-former-status.ts";
export { keysetProof as "0014-keyset-proof" } from "#server/schema/migration-0014-keyset-proof.ts";
export { numberPatterns as "0015-number-patterns" } from "#server/schema/migration-0015-number-patterns.ts";
export { devicesAndLimits as "0017-devices-and-limits" } from "#server/schema/migration-0017-devices-and-limits.ts";
export { categoryNames as "0018-category-names" } from "#server/schema/migration-0018-category-names.ts";
export { documentLanguage as "0022-document-language" } from "#server/schema/migration-0022-document-language.ts";
export { categoryBlanks as "0023-category-blanks" } from "#server/schema/migration-0023-category-blanks.ts";
export { statusList as "0024-status-list" } from "#server/schema/migration-0024-status-list.ts";
export { schemaContract as "0025-schema-contract" } from "#server/schema/migration-0025-schema-contract.ts";
export { oneDoorForWrites as "0026-one-door-for-writes" } from "#server/schema/migration-0026-one-door-for-writes.ts";
export { twoParts as "0027-two-parts" } from "#server/schema/migration-0027-two-parts.ts";
export { listedValues as "0028-listed-values" } from "#server/schema/migration-0028-listed-values.ts";
export { customerOfDocument as "0029-customer-of-document" } from "#server/schema/migration-0029-customer-of-document.ts";
export { sendings as "0030-sendings" } from "#server/schema/migration-0030-sendings.ts";
export { dueDates as "0031-due-dates" } from "#server/schema/migration-0031-due-dates.ts";
export { companyTexts as "0032-company-texts" } from "#server/schema/migration-0032-company-texts.ts";
export { openQuotes as "0033-open-quotes" } from "#server/schema/migration-0033-open-quotes.ts";
export { imports as "0034-imports" } from "#server/schema/migration-0034-imports.ts";
export { undoneImports as "0035-undone-imports" } from "#server/schema/migration-0035-undone-imports.ts";
export { importMemories as "0036-import-memories" } from "#server/schema/migration-0036-import-memories.ts";
export { companySettings as "0037-company-settings" } from "#server/schema/migration-0037-company-settings.ts";
export { firmAnswers as "0038-firm-answers" } from "#server/schema/migration-0038-firm-answers.ts";
export { quoteFoot as "0039-quote-foot" } from "#server/schema/migration-0039-quote-foot.ts";
