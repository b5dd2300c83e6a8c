import * as z from "zod/mini";
import type { Id } from "#domain/ids/id.ts";
import { documentKinds } from "#domain/pricing/document-kind.ts";
import { languages } from "#domain/region/region.ts";
import { storedLineList } from "#server/documents/stored-lines.ts";
import type { DocumentsTable } from "#server/schema/document-tables.ts";
import { storedJson, textOf } from "#server/schema/stored-json.ts";

const text = z.string();
const optionalText = z._default(z.nullable(text), null);
const json = z._default(z.nullable(z.looseObject({})), null);
const figure = z.int();
/** Absent in what was deleted before migration 0008; the sums of such a document cannot be restored exactly. */
const laterFigure = z._default(figure, 0);

/**
 * Every column of a document, as the row was when it was deleted: times and days as PostgreSQL writes them into JSON. A
 * column that a later release adds gets the value that its migration gives to existing rows.
 */
const row = z.object({
  user_id: textOf<Id<"User">>(),
  id: text,
  version: figure,
  plain: json,
  sealed: optionalText,
  lines_plain: json,
  lines_sealed: optionalText,
  created_at: text,
  updated_at: text,
  kind: z.enum(documentKinds),
  number: optionalText,
  status: text,
  former_status: optionalText,
  language: z.enum(languages),
  sent_at: optionalText,
  status_at: optionalText,
  issue_date: text,
  valid_until: optionalText,
  due_date: optionalText,
  paid_date: optionalText,
  quote_id: z._default(z.nullable(textOf<Id<"Quote">>()), null),
  customer_id: z._default(z.nullable(textOf<Id<"Customer">>()), null),
  lines: storedLineList,
  markup_percent: figure,
  markup_scope: text,
  discount_percent: figure,
  discount_base: text,
  tax_percent: figure,
  cis_applied: z.boolean(),
  cis_method: text,
  cis_rate_percent: figure,
  reverse_charge: z.boolean(),
  subtotal: figure,
  total: figure,
  discount_amount: laterFigure,
  net_amount: laterFigure,
  tax_amount: laterFigure,
  cis_deduction: laterFigure,
  material_cost: z._default(z.nullable(figure), null),
  labor_cost: z._default(z.nullable(figure), null),
  supplier_plain: json,
  supplier_sealed: optionalText,
  supplier_terms: json,
} satisfies Record<keyof DocumentsTable, z.ZodMiniType>);

const version = 1;

/** A deleted document, in the column `deleted_documents.document` ([Note: Stored JSON]). */
export const keptDocument = storedJson(version, row);

/** What the copy of a row gets besides its columns. */
export const keptVersion = JSON.stringify({ v: version });
