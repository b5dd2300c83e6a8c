import { unknownFigure } from "#domain/money/format-money.ts";

/** A figure as text, or the dash in place of one, of which a screen reader says that it is not known. */
export function FigureText({ text = unknownFigure }: { text?: string }) {
  if (text !== unknownFigure) return text;
  return (
    <>
      <span aria-hidden className="inline-block">
        {text}
      </span>
      <span className="sr-only">Not known</span>
    </>
  );
}
