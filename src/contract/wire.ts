import * as z from "zod/mini";
import type { Fault } from "#contract/fault.ts";
import { type LocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import { type Id, isId } from "#domain/ids/id.ts";
import { amountFault } from "#domain/money/amount-fault.ts";
import { formatPence, maximumDocumentPence, type Pence, parsePence } from "#domain/money/pence.ts";
import { formatPercent, type Percent, parsePercent } from "#domain/money/percent.ts";
import { formatQuantity, parseQuantity, type Quantity } from "#domain/money/quantity.ts";
import { mapWords, type TextLimit, textLimits, type WordTable } from "#domain/records/word-table.ts";
import { currencies } from "#domain/region/currency.ts";

/**
 * [Note: Numbers on the wire]
 * Money, percentages and quantities are decimal text on the wire and nowhere else; a client may also send a JSON
 * number. These codecs are the only place where they are converted: decoded they are exact integers, encoded they are
 * text.
 */
interface NumberRule<N extends number> {
  parse: (text: string) => N | null;
  format: (value: N) => string;
  minimum: number;
  maximum: number;
  /** The fault of a value that is refused. */
  messageOf: (wire: string) => Fault;
}

const decimalOnWire = z.union([z.string().check(z.maxLength(40)), z.number()]);

function decimalCodec<N extends number>(rule: NumberRule<N>) {
  return z.codec(decimalOnWire, z.custom<N>(), {
    // An empty input counts as 0.
    decode: (wire, context) => readDecimal(rule, wire === "" ? "0" : wire, context),
    encode: (value) => rule.format(value),
  });
}

function readDecimal<N extends number>(
  rule: NumberRule<N>,
  wire: string | number,
  context: { issues: z.core.$ZodRawIssue[] },
): N {
  const value = rule.parse(String(wire));
  if (value !== null && value >= rule.minimum && value <= rule.maximum) return value;
  context.issues.push({ code: "custom", input: wire, message: rule.messageOf(String(wire)) });
  return z.NEVER;
}

/** 100,000,000 units in thousandths: far above any line that fits under the largest total. */
export const largestQuantity = 100_000_000_000;

/** Money of at least 0, in pence. A negative amount is refused with the field's own fault. */
export function moneyFromZero(belowZero: Fault) {
  const faults = { belowZero, noAmount: "values.noAmount", tooLarge: "values.amountTooLarge" } as const;
  return decimalCodec<Pence>({
    parse: parsePence,
    format: formatPence,
    minimum: 0,
    maximum: maximumDocumentPence,
    messageOf: (wire) => faults[amountFault(wire)],
  });
}

/** Money of either sign, in pence, as computed by the totals engine. */
export const money = decimalCodec<Pence>({
  parse: parsePence,
  format: formatPence,
  minimum: -maximumDocumentPence,
  maximum: maximumDocumentPence,
  messageOf: () => "values.money",
});

export const currency = z.enum(currencies);

/** A percentage from 0 to `maximum` percent, in thousandths of a percent (decision M9). */
export function percentUpTo(maximum: 100 | 1000, outOfRange: Fault) {
  return decimalCodec(percentRule(maximum, outOfRange));
}

/** A percentage that may be missing: absent, null and blank all mean the default (decision M4). */
export function percentOrDefault(maximum: 100 | 1000, outOfRange: Fault) {
  const rule = percentRule(maximum, outOfRange);
  const blankOrPercent = z.codec(decimalOnWire, z.custom<Percent | null>(), {
    decode: (wire, context) => (wire === "" ? null : readDecimal(rule, wire, context)),
    encode: (value) => (value === null ? "" : rule.format(value)),
  });
  return z.nullish(blankOrPercent);
}

function percentRule(maximum: 100 | 1000, outOfRange: Fault): NumberRule<Percent> {
  return {
    parse: parsePercent,
    format: formatPercent,
    minimum: 0,
    maximum: maximum * 1000,
    messageOf: () => outOfRange,
  };
}

/** A quantity of at least 0, in thousandths. */
export const quantityOnWire = decimalCodec<Quantity>({
  parse: parseQuantity,
  format: formatQuantity,
  minimum: 0,
  maximum: largestQuantity,
  messageOf: () => "values.quantity",
});

/** A calendar day "YYYY-MM-DD"; an ISO instant is read as its day in UTC. */
export const localDate = z.codec(z.string().check(z.maxLength(40)), z.custom<LocalDate>(), {
  decode: (wire, context) => {
    const day = parseLocalDate(/^\d{4}-\d{2}-\d{2}T/.test(wire) ? wire.slice(0, 10) : wire);
    if (day !== null) return day;
    context.issues.push({ code: "custom", input: wire, message: "values.date" satisfies Fault });
    return z.NEVER;
  },
  encode: (day) => day,
});

/** A day on a document. An implausible year, such as a typing error, is refused. */
export const documentDate = localDate.check(
  z.refine((day) => day >= "1900-01-01" && day <= "2999-12-31", "values.dateRange" satisfies Fault),
);

/** A UUID of one noun. */
export function id<N extends string>() {
  return z.codec(z.string().check(z.maxLength(40)), z.custom<Id<N>>(), {
    decode: (wire, context) => {
      const lower = wire.toLowerCase();
      if (isId(lower)) return lower as Id<N>;
      context.issues.push({ code: "custom", input: wire, message: "values.uuid" satisfies Fault });
      return z.NEVER;
    },
    encode: (value) => value as string,
  });
}

/** Marks the schemas of free text, so that a test finds a free text that is in no table of words. */
export const freeTexts = z.registry();

/** Free text that may be absent or null. Blank text is read as null: the field is known to be empty. */
export function optionalText(limit: TextLimit) {
  const text = z
    .string()
    .check(
      z.maxLength(textLimits[limit], `values.longest ${textLimits[limit]}` satisfies Fault),
      storableText,
    );
  freeTexts.add(text);
  return z.nullish(text);
}

/** The words of a noun: see [Note: The words of a noun]. */
export function words<T extends WordTable>(table: T) {
  return mapWords(table, ({ limit }) => optionalText(limit));
}

/** Refuses what PostgreSQL's text and jsonb cannot store: NUL, and half of a surrogate pair. */
export const storableText = z.refine<string>(
  (text) => !text.includes("\0") && !/\p{Surrogate}/u.test(text),
  "values.character" satisfies Fault,
);

/** A whole number within bounds, or null; blank and 0 are read as null. */
export function daysOrNull(maximum: number, outOfRange: Fault) {
  return z.codec(z.nullable(decimalOnWire), z.custom<number | null>(), {
    decode: (wire, context) => {
      const days = readDays(wire, maximum);
      if (days !== undefined) return days;
      context.issues.push({ code: "custom", input: wire, message: outOfRange });
      return z.NEVER;
    },
    encode: (days) => days,
  });
}

/** @returns days within bounds, null for blank or 0, undefined when the value is refused */
export function readDays(wire: string | number | null, maximum: number): number | null | undefined {
  const text = wire === null || wire === "" ? "0" : String(wire);
  const days = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(days <= maximum)) return undefined;
  return days === 0 ? null : days;
}

const sealedLimit = 2_100_000;

/** An envelope of the vault; see [Note: The envelope]. The largest has a logo of 1.5 million characters. */
export const envelopeText = z.string().check(z.maxLength(sealedLimit));

/** The same, or null for a record without one. */
export const sealedText = z.nullable(envelopeText);

/** ISO instant in UTC. */
export const instant = z.string();

/** The fields of every record's answer. */
export const recordAnswer = {
  userId: id<"User">(),
  version: z.int(),
  sealed: sealedText,
  createdAt: instant,
  updatedAt: instant,
};

/** The fields of every body that makes a record: the client's own id, which is its idempotency key (decision W1). */
export function newRecord<N extends string>() {
  return { id: z.optional(id<N>()), sealed: z.optional(sealedText) };
}

/**
 * The fields of every body that changes a record: the version it was made from, for optimistic locking (decision W3).
 */
export const changedRecord = { version: z.optional(z.int()), sealed: z.optional(sealedText) };

/**
 * The envelope of a document's lines part, in a body that has its head in `sealed` ([Note: The parts of a document]).
 */
export const linesEnvelope = { linesSealed: z.optional(sealedText) };

/** The query of every removal: the version that is to be deleted, for optimistic locking (decision W3). */
export const removedVersion = z.object({
  version: z.optional(z.codec(z.string(), z.int(), { decode: Number, encode: String })),
});

export type RemovedVersion = z.output<typeof removedVersion>;

/** The most records on one page of a list. */
export const largestPage = 500;

/** The header with the cursor of the next page, if there is one. */
export const nextCursorHeader = "x-next-cursor";

/** Pagination of lists: `?limit`, at most 500 records, and `?cursor` from an earlier answer. */
export const listQuery = z.object({
  limit: z.optional(
    z.codec(z.string(), z.int().check(z.minimum(1), z.maximum(largestPage)), {
      decode: Number,
      encode: String,
    }),
  ),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

export type ListQuery = z.output<typeof listQuery>;

/**
 * The query of a list of documents: with `lines`, rows have the words of the lines part too, as files need them; with
 * `customerId`, there are only the documents that name this customer.
 */
export const documentListQuery = z.extend(listQuery, {
  lines: z.optional(z.literal("true")),
  customerId: z.optional(id<"Customer">()),
});

/** The query of the list of invoices: with `owed`, there are only those that are still to be paid. */
export const invoiceListQuery = z.extend(documentListQuery, { owed: z.optional(z.literal("true")) });

/** What any list of documents may be asked. */
export type DocumentListQuery = z.output<typeof invoiceListQuery>;

/** `{id}` in a path. */
export function idParams<N extends string>() {
  return z.object({ id: id<N>() });
}
