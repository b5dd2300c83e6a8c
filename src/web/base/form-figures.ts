import * as z from "zod/mini";
import { readTypedMoney, readTypedPercent } from "#domain/documents/typed-number.ts";
import { amountFault } from "#domain/money/amount-fault.ts";
import { maximumDocumentPence, type Pence, zeroPence } from "#domain/money/pence.ts";
import { type Percent, zeroPercent } from "#domain/money/percent.ts";
import { messages, type Said } from "#web/base/messages.ts";

/**
 * A box for an amount of at least 0: typed text in, pence out. Empty counts as 0; for an amount below 0 the field's own
 * message is shown.
 */
export function typedMoney(belowZero: Said) {
  const messageOf = (text: string) => amountMessage(text, belowZero.error());
  return typedFigure<Pence>({
    read: readTypedMoney,
    empty: zeroPence,
    most: maximumDocumentPence,
    messageOf,
  });
}

/** The message for a text that is not an amount of at least 0. */
function amountMessage(text: string, belowZero: string): string {
  const { noAmount, amountTooLarge: tooLarge } = messages().values;
  return { belowZero, noAmount, tooLarge }[amountFault(text)];
}

/** A box for a percentage from 0 to `most` percent: text in, thousandths of a percent out. Empty counts as 0. */
export function typedPercentUpTo(most: 100 | 1000, outOfRange: Said) {
  return typedFigure<Percent>({
    read: readTypedPercent,
    empty: zeroPercent,
    most: most * 1000,
    messageOf: outOfRange.error,
  });
}

interface FigureRule<N extends number> {
  read: (text: string) => N | null;
  empty: N;
  most: number;
  messageOf: (text: string) => string;
}

function typedFigure<N extends number>({ read, empty, most, messageOf }: FigureRule<N>) {
  return z.pipe(
    z.string(),
    z.transform((text, context): N => {
      const value = text.trim() === "" ? empty : read(text);
      if (value !== null && value <= most) return value;
      context.issues.push({ code: "custom", input: text, message: messageOf(text) });
      return z.NEVER;
    }),
  );
}
