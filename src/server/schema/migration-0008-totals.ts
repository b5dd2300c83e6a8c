/*
 * A copy of the engine of totals as it was when migration 0008 was written. It imports nothing and never changes: a
 * migration that called the live engine would give another result after each correction of a rule of the trade.
 */

/** The price terms of a quote or invoice as stored: amounts in pence, percentages and quantities in thousandths. */
export interface PricedRow {
  readonly kind: "quote" | "invoice";
  readonly lines: readonly PricedRowLine[];
  readonly markup_percent: number;
  readonly markup_scope: "materials_and_labour" | "materials_only";
  readonly discount_percent: number;
  readonly discount_base: "subtotal" | "subtotal_plus_markup";
  readonly tax_percent: number;
  readonly cis_applied: boolean;
  readonly cis_method: "hmrc" | "deduct_before_vat";
  readonly cis_rate_percent: number;
  readonly reverse_charge: boolean;
}

interface PricedRowLine {
  readonly itemType: "material" | "labour" | "custom" | "description";
  readonly customType: "material" | "labour" | null;
  readonly quantity: number;
  readonly unitPrice: number;
}

/** The steps from the lines to what a document is worth, in pence. */
export interface RowValue {
  readonly subtotal: bigint;
  readonly materials: bigint;
  readonly labour: bigint;
  readonly markup: bigint;
  readonly discount: bigint;
  /** subtotal + markup - discount */
  readonly value: bigint;
}

const whole = 100_000n;
const none = 0n;

/** The sums that migration 0008 stores, in pence. */
export function sumsAt0008(row: PricedRow) {
  const worth = valueOfRow(row);
  const base = row.kind === "invoice" && row.cis_applied ? cisBase(row, worth) : none;
  const cis = percentOf(base, row.cis_rate_percent);
  const net = worth.value - cis;
  return {
    discount_amount: Number(worth.discount),
    net_amount: Number(net),
    tax_amount: Number(taxOf(row, worth.value, net)),
    cis_deduction: Number(cis),
  };
}

/** What a document is worth before deduction and tax. */
export function valueOfRow(row: PricedRow): RowValue {
  const sumOf = (counts: (line: PricedRowLine) => boolean) =>
    row.lines.filter(counts).reduce((sum, line) => sum + amountOf(line), none);
  const subtotal = sumOf(() => true);
  const markup = percentOf(
    sumOf((line) => isMarkedUp(line, row)),
    row.markup_percent,
  );
  const discounted = row.discount_base === "subtotal" ? subtotal : subtotal + markup;
  const discount = percentOf(discounted, row.discount_percent);
  return {
    subtotal,
    materials: sumOf((line) => classOf(line) === "material"),
    labour: sumOf((line) => classOf(line) === "labour"),
    markup,
    discount,
    value: subtotal + markup - discount,
  };
}

/** The tax of a document: zero under an invoice's reverse charge, on the net under `deduct_before_vat`. */
function taxOf(row: PricedRow, value: bigint, net: bigint): bigint {
  if (row.kind === "quote") return percentOf(value, row.tax_percent);
  if (row.reverse_charge) return none;
  return percentOf(row.cis_method === "deduct_before_vat" ? net : value, row.tax_percent);
}

/** @param percent in thousandths @returns that share of the amount, rounded half away from zero */
export function percentOf(amount: bigint, percent: number): bigint {
  return rounded(amount * BigInt(percent), whole);
}

/**
 * The CIS base. Under `hmrc`: labour as charged, with its markup and less its share of the discount (later corrected).
 */
function cisBase(row: PricedRow, { subtotal, labour, markup, discount }: RowValue): bigint {
  if (row.cis_method === "deduct_before_vat") return labour;
  const factor = whole + (row.markup_scope === "materials_only" ? none : BigInt(row.markup_percent));
  const withMarkup = subtotal + markup;
  const base =
    discount === none
      ? rounded(labour * factor, whole)
      : row.discount_base === "subtotal"
        ? rounded(labour * (factor * subtotal - whole * discount), whole * subtotal)
        : rounded(labour * factor * (withMarkup - discount), whole * withMarkup);
  return base < none ? none : base;
}

function amountOf(line: PricedRowLine): bigint {
  const counted = line.itemType === "description" ? (line.unitPrice > 0 ? 1000 : 0) : line.quantity;
  return rounded(BigInt(counted) * BigInt(line.unitPrice), 1000n);
}

function classOf(line: PricedRowLine): string | null {
  return line.itemType === "custom" ? line.customType : line.itemType;
}

function isMarkedUp(line: PricedRowLine, row: PricedRow): boolean {
  if (line.itemType === "description") return false;
  return row.markup_scope === "materials_and_labour" || classOf(line) === "material";
}

function rounded(numerator: bigint, divisor: bigint): bigint {
  const isNegative = numerator < none !== divisor < none;
  const [top, bottom] = [numerator < none ? -numerator : numerator, divisor < none ? -divisor : divisor];
  const size = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -size : size;
}
