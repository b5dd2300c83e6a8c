import * as z from "zod/mini";
import { companyFields, companyTerms } from "#contract/company-profile.ts";
import type { Fault } from "#contract/fault.ts";
import * as wire from "#contract/wire.ts";
import { checkWords } from "#contract/word-rules.ts";
import { isEmail } from "#domain/customers/email-address.ts";
import { leastQuantity, mayHaveQuantity } from "#domain/documents/quantity-rule.ts";
import { viewModes } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import { type Pence, zeroPence } from "#domain/money/pence.ts";
import { formatQuantity, type Quantity, zeroQuantity } from "#domain/money/quantity.ts";
import { descriptionQuantity, lineTotal } from "#domain/pricing/line.ts";
import { customTypes, itemTypes, type LineItem, lineNameLimit } from "#domain/pricing/line-item.ts";
import { lineWords } from "#domain/pricing/line-words.ts";
import { cisMethods, discountBases, markupScopes } from "#domain/pricing/terms.ts";

/** A line, decoded from the wire. Its words are null when the document is sealed. */
export type WireLine = Omit<LineItem, "id" | "name" | "unitPrice" | "quantity"> & {
  id: Id<"LineItem"> | null;
  name: string | null;
  quantity: Quantity;
  unitPrice: Pence;
  /** The document that the line belongs to; only in answers (decision W10). */
  quoteId?: Id<"Quote"> | undefined;
  invoiceId?: Id<"Invoice"> | undefined;
};

interface LineNames {
  price: "unitCost" | "unitPrice";
  total: "lineTotal" | "total";
}

const commonLine = {
  id: z.nullish(wire.id<"LineItem">()),
  // The document decides whose line it is. A client may send a line back whole, so these fields are accepted.
  quoteId: z.optional(wire.id<"Quote">()),
  invoiceId: z.optional(wire.id<"Invoice">()),
  itemType: z._default(z.enum(itemTypes), "material"),
  customType: z.nullish(z.enum(customTypes)),
  materialId: z.nullish(wire.id<"Material">()),
  laborItemId: z.nullish(wire.id<"LabourItem">()),
  ...wire.words(lineWords),
  quantity: z.nullish(wire.quantityOnWire),
  hoursEstimate: z.nullish(wire.quantityOnWire),
};

const price = wire.moneyFromZero("items.price");

/**
 * The codec of one line. A quote has `unitCost` and `lineTotal` where an invoice has `unitPrice` and `total`. In the
 * program each has one name: see [Note: Quote and invoice are one thing].
 */
export function lineCodec(names: LineNames) {
  const onWire = z.object({
    ...commonLine,
    unitCost: z.nullish(price),
    unitPrice: z.nullish(price),
    lineTotal: z.nullish(wire.money),
    total: z.nullish(wire.money),
  });
  return z.codec(onWire, z.custom<WireLine>(), {
    decode: (line, context): WireLine => {
      const unitPrice = line[names.price] ?? zeroPence;
      const sent = line.quantity ?? zeroQuantity;
      const amount = line.itemType === "description" ? descriptionQuantity(unitPrice) : sent;
      if (!mayHaveQuantity(line.itemType, amount)) {
        const least = formatQuantity(leastQuantity(line.itemType));
        const message =
          line.itemType === "material"
            ? ("items.wholeQuantity" satisfies Fault)
            : `items.quantityFrom ${least}`;
        context.issues.push({ code: "custom", input: line.quantity, path: ["quantity"], message });
      }
      const longest = lineNameLimit(line.itemType);
      if ((line.name ?? "").length > longest) {
        context.issues.push({
          code: "custom",
          input: line.name,
          path: ["name"],
          message: `values.longest ${longest}` satisfies Fault,
        });
      }
      return {
        id: line.id ?? null,
        itemType: line.itemType,
        customType: line.itemType === "custom" ? (line.customType ?? null) : null,
        materialId: line.materialId ?? null,
        laborItemId: line.laborItemId ?? null,
        name: line.name ?? null,
        description: line.description ?? null,
        unit: line.unit ?? null,
        materialSku: line.materialSku ?? null,
        quantity: amount,
        unitPrice,
        hoursEstimate: line.hoursEstimate ?? null,
      };
    },
    // Not a spread with new properties beside it, which takes eight times as long.
    encode: (line) =>
      Object.assign({}, line, {
        unitPrice: undefined,
        [names.price]: line.unitPrice,
        [names.total]: lineTotal(line),
      }),
  });
}

const mostLines = 1000;

/**
 * The lines of a document in a body: at least one, and no two with the same id. With a repeated id, the words of one
 * of the two lines would be lost.
 *
 * @param missing the fault when there is no line
 */
export function linesOf(line: ReturnType<typeof lineCodec>, missing: Fault) {
  return z
    .array(line)
    .check(
      z.minLength(1, missing),
      z.maxLength(mostLines, "items.tooMany" satisfies Fault),
      z.refine(haveOwnIds, "items.sameId" satisfies Fault),
    );
}

function haveOwnIds(lines: readonly WireLine[]): boolean {
  const ids = lines.flatMap(({ id }) => (id === null ? [] : [id]));
  return new Set(ids).size === ids.length;
}

/** The customer that a document is for; which customers there are is not checked. */
export const customerOfBody = { customerId: z.nullish(wire.id<"Customer">()) };

/**
 * Terms of price in a body. A term that is not sent takes the profile's default, else the general one (decision M4).
 */
export const priceTermsBody = {
  markupPercent: wire.percentOrDefault(1000, "documents.markupRange"),
  markupScope: z.optional(z.enum(markupScopes)),
  discountPercent: wire.percentOrDefault(100, "documents.discountRange"),
  discountBase: z.optional(z.enum(discountBases)),
  taxPercent: wire.percentOrDefault(100, "documents.taxRange"),
  /** Totals as the client computed them; refused with 422 if they differ from the server's (decision M11). */
  subtotal: z.nullish(wire.money),
  total: z.nullish(wire.money),
};

/** Sums that only the answer with a single document carries. */
export const costsByClass = {
  materialsSubtotal: wire.money,
  labourSubtotal: wire.money,
};

export const cisTermsBody = {
  cisApplied: z.optional(z.boolean()),
  cisMethod: z.optional(z.enum(cisMethods)),
  cisRatePercent: z.optional(companyTerms.cisRatePercent),
  reverseChargeVat: z.optional(z.boolean()),
};

/** The supplier's details as copied into the invoice: terms are always readable, words are plain or sealed. */
export const supplierAnswer = z.nullable(
  z.object({ sealed: wire.sealedText, ...companyFields, ...companyTerms }),
);

/**
 * The version of the company profile whose words and envelope the client has put into a new invoice; null if there is no
 * profile. If the profile is another one by now, the answer is PROFILE_CHANGED.
 */
export const supplierOfNew = { supplierVersion: z.nullish(z.int()) };

export const pdfQuery = z.object({ mode: z._default(z.enum(viewModes), "customer-detailed") });

/** Checks the customer's e-mail address by the browsers' rule, when the words are not sealed. */
export function checkEmail(message: Fault) {
  return checkWords({ customerEmail: { fits: isEmail, message } });
}
