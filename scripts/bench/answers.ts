import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { invoiceRoutes } from "#contract/invoices.ts";
import { encoderOf } from "#server/http/answer-encoder.ts";
import { compare, type Figure } from "./compare.ts";

type Invoice = z.input<typeof invoiceRoutes.list.answer>[number];

const turns = 200;

/** The JSON of a list of 50 invoices by the encoder of its schema, against zod's encoding of the same list. */
export async function answerFigures(): Promise<Figure[]> {
  const schema = invoiceRoutes.list.answer;
  const invoices = z.decode(schema, Array.from({ length: 50 }, invoiceOnWire));
  const encode = encoderOf(schema);
  const ours = () => JSON.stringify(encode(invoices));
  const bare = () => JSON.stringify(z.encode(schema, invoices));
  assert.equal(ours(), bare());
  return [
    await compare({
      name: `JSON of ${turns} lists of 50 invoices, by the schema's encoder / by zod`,
      ours: () => repeat(ours),
      bare: () => repeat(bare),
      limit: 0.3,
    }),
  ];
}

function repeat(make: () => string): void {
  for (let turn = 0; turn < turns; turn += 1) make();
}

/** An invoice of an account without encryption. */
function invoiceOnWire(_: unknown, index: number): Invoice {
  const moment = "2026-11-21T10:22:33.456Z";
  return {
    ...{
      id: randomUUID(),
      userId: randomUUID(),
      version: 3,
      sealed: null,
      createdAt: moment,
      updatedAt: moment,
    },
    ...{
      quoteId: null,
      customerId: null,
      sentAt: null,
      statusAt: null,
      invoiceNumber: `INV-${index}`,
      status: "pending",
      language: "en-GB",
    },
    ...{ invoiceDate: "2026-11-21", dueDate: "2026-12-21", paidDate: null },
    ...{
      customerName: "Bea Brown",
      customerEmail: "bea@example.com",
      projectDescription: "A staircase of oak",
    },
    ...{ materialCost: "1200.00", laborCost: "800.00", markupPercent: "10", markupScope: "materials_only" },
    ...{
      discountPercent: "0",
      discountBase: "subtotal",
      taxPercent: "20",
      cisApplied: false,
      cisMethod: "hmrc",
    },
    ...{ cisRatePercent: "20", reverseChargeVat: false, subtotal: "2000.00", discountAmount: "0.00" },
    ...{ netAmount: "2120.00", taxAmount: "424.00", cisDeduction: "0.00", total: "2544.00" },
  };
}
