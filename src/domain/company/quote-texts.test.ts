import { expect, test } from "vitest";
import { quoteTextsOf } from "#domain/company/quote-texts.ts";

const at = (createdAt: string, name: string, text: string | null) => ({ createdAt, name, text });

test("of two texts with one name, kept on two devices at once, the newer is printed", () => {
  const texts = [
    at("2026-11-01T09:00:00.000Z", "quote-foot", "First"),
    at("2026-11-02T09:00:00.000Z", "quote-foot", "Second"),
    at("2026-11-03T09:00:00.000Z", "words-quote-document-formal", "Dear {name}"),
  ];
  expect(quoteTextsOf(texts)).toEqual({ foot: "Second", closing: null });
  expect(quoteTextsOf(texts.toReversed())).toEqual({ foot: "Second", closing: null });
  expect(quoteTextsOf([])).toEqual({ foot: null, closing: null });
});
