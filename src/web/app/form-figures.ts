import * as z from "zod/mini";
import { readTypedMoney, readTypedPercent } from "#domain/documents/typed-number.ts";
import { maximumDocumentPence, type Pence, zeroPence } from "#domain/money/pence.ts";
import { type Percent, zeroPercent } from "#domain/money/percent.ts";
import { type Said, said } from "#web/app/messages.ts";

/** A box for an amount of at least 0: text as typed in, pence out. Empty counts as 0 (specification 2 §5). */
export function typedMoney(message: Said) {
  return typedFigure<Pence>({ read: readTypedMoney, empty: zeroPence, most: maximumDocumentPence, message });
}

/** A box for a percentage from 0 to `most` percent: text in, thousandths of a percent out. Empty counts as 0. */
export function typedPercentUpTo(most: 100 | 1000, name: string) {
  const message = said(({ values }) => values.percent(name, most));
  return typedFigure<Percent>({ read: readTypedPercent, empty: zeroPercent, most: most * 1000, message });
}

interface FigureRule<N extends number> {
  read: (text: string) => N | null;
  empty: N;
  most: number;
  message: Said;
}

function typedFigure<N extends number>({ read, empty, most, message }: FigureRule<N>) {
  return z.pipe(
    z.string(),
    z.transform((text, context): N => {
      const value = text.trim() === "" ? empty : read(text);
      if (value !== null && value <= most) return value;
      context.issues.push({ code: "custom", input: text, message: message.error() });
      return z.NEVER;
    }),
  );
}
