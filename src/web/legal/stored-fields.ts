import type * as z from "zod/mini";
import { type RecordKind, sealedFields } from "#contract/sealed-kinds.ts";
import { capitalised } from "#domain/nouns/camel-case.ts";
import { britishNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { kindsInFiles, nounRecords } from "#web/records/noun-records.ts";
import { partsOfKind, unlistedRecords } from "#web/records/unlisted-kinds.ts";

/** What the server can and cannot read of one kind of record, in words. */
export interface StoredFields {
  title: string;
  sealed: readonly string[];
  readable: readonly string[];
}

interface Answer {
  kind: RecordKind;
  title: string;
  answer: z.ZodMiniType;
}

function answersOf(kind: ListKind): Answer[] {
  const { answer } = nounRecords[kind].resource.routes.read;
  const own = answer ? [{ kind, title: capitalised(britishNames(kind).fileWord), answer }] : [];
  return [...own, ...unlistedRecords.filter(({ after }) => after === kind)];
}

/**
 * The table of the privacy page. Sealed fields come from [Note: The table of sealed fields]; readable ones are all
 * the other fields in the server's answers. So the page says what the code does.
 */
export function storedFields(): StoredFields[] {
  return kindsInFiles.flatMap(answersOf).map(({ kind, title, answer }) => {
    const { fields, lineItems } = sealedFields[kind];
    const ofParts = partsOfKind(kind).flatMap((part) => sealedFields[part].fields);
    const sealed: readonly string[] = [...fields, ...ofParts];
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

/** The kinds of record in the table, as a sentence names them: "customers, company profile, …". */
export const storedKinds = kindsInFiles
  .flatMap(answersOf)
  .map(({ title }) => title.toLowerCase())
  .join(", ");

/**
 * Fields left out of the table: envelopes, and parts that have a row of their own. A category's name, for example, is
 * listed under categories.
 */
const structural = new Set(["sealed", "linesSealed", "logoSealed", "lineItems", "supplier", "categoryName"]);

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
