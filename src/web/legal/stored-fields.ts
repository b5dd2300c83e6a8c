import type * as z from "zod/mini";
import {
  categoryRoutesOfLabour,
  categoryRoutesOfMaterials,
  labourRoutes,
  materialRoutes,
} from "#contract/catalogue.ts";
import { companyProfileRoutes } from "#contract/company-profile.ts";
import { customerRoutes } from "#contract/customers.ts";
import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import { type RecordKind, sealedFields } from "#contract/sealed-kinds.ts";

/** What the server can and cannot read of one kind of record, in words. */
export interface StoredFields {
  title: string;
  sealed: readonly string[];
  readable: readonly string[];
}

const answers: readonly { kind: RecordKind; title: string; answer: z.ZodMiniType }[] = [
  { kind: "customer", title: "Customers", answer: customerRoutes.read.answer },
  { kind: "companyProfile", title: "Company profile", answer: companyProfileRoutes.read.answer },
  { kind: "material", title: "Materials", answer: materialRoutes.read.answer },
  { kind: "category", title: "Material categories", answer: categoryRoutesOfMaterials.update.answer },
  { kind: "laborItem", title: "Labour", answer: labourRoutes.read.answer },
  { kind: "laborCategory", title: "Labour categories", answer: categoryRoutesOfLabour.update.answer },
  { kind: "quote", title: "Quotes", answer: quoteRoutes.read.answer },
  { kind: "invoice", title: "Invoices", answer: invoiceRoutes.read.answer },
];

/**
 * The table of the privacy page. Sealed fields come from [Note: The table of sealed fields]; readable ones are all
 * the other fields in the server's answers. So the page says what the code does.
 */
export function storedFields(): StoredFields[] {
  return answers.map(({ kind, title, answer }) => {
    const { fields, lineItems } = sealedFields[kind];
    const logo = kind === "companyProfile" ? sealedFields.companyLogo.fields : [];
    const sealed: readonly string[] = [...fields, ...logo];
    const lines = lineFieldsOf(answer);
    return {
      title,
      sealed: [...sealed.map(fieldInWords), ...lineItems.map(ofLine)],
      readable: [
        ...fieldsOf(answer)
          .filter((field) => !sealed.includes(field) && !structural.has(field))
          .map(fieldInWords),
        ...lines.filter((field) => !(lineItems as readonly string[]).includes(field)).map(ofLine),
      ],
    };
  });
}

/**
 * Fields left out of the table: envelopes, and parts that have a row of their own. A category's name, for example, is
 * listed under categories.
 */
const structural = new Set(["sealed", "logoSealed", "lineItems", "supplier", "categoryName"]);

interface Definition {
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  in?: z.ZodMiniType;
}

/** The fields of an object schema, also when it is nullable, inside a list or behind a codec. */
function fieldsOf(schema: z.ZodMiniType): string[] {
  const { shape, innerType, element, in: wire } = schema._zod.def as Definition;
  const inner = innerType ?? element ?? wire;
  if (shape) return Object.keys(shape);
  return inner ? fieldsOf(inner) : [];
}

function lineFieldsOf(schema: z.ZodMiniType): string[] {
  const lines = (schema._zod.def as Definition).shape?.lineItems;
  return lines ? fieldsOf(lines) : [];
}

function ofLine(field: string): string {
  return `${fieldInWords(field)} of each line`;
}

const capitals = /\b(?:vat|cis|utr|iban|sku|url|id)\b/g;

/** "customerVatNumber" as "customer VAT number". */
export function fieldInWords(field: string): string {
  return field
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace("labor", "labour")
    .replace("color", "colour")
    .replace("bic swift", "BIC/SWIFT")
    .replace(capitals, (word) => word.toUpperCase());
}
