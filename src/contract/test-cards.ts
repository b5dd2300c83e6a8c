/**
 * The cards of the sandbox. None of them is a real card, and no number is ever typed. What a card is called is in
 * src/words/labels.
 */
export const testCardIds = [
  "works",
  "fails_later",
  "declined",
  "needs_confirmation",
  "always_asks",
  "insufficient_funds",
] as const;
export type TestCardId = (typeof testCardIds)[number];

/** What the user pays with, without secrets: a card, or another kind that the provider supports. */
export interface PaymentMethodOnFile {
  /** "visa", as the provider spells it; if it is not a card, its kind, such as "link". */
  brand: string;
  /** Null for a kind without a number, and so are the two below. */
  last4: string | null;
  /** 1 to 12. */
  expMonth: number | null;
  /** Four digits. */
  expYear: number | null;
}

export interface TestCard extends PaymentMethodOnFile {
  id: TestCardId;
  last4: string;
}

const expiry = { expMonth: 12, expYear: 2034 };

export const testCards: readonly TestCard[] = [
  {
    id: "works",
    ...{ brand: "visa", last4: "4242", ...expiry },
  },
  {
    id: "fails_later",
    ...{ brand: "visa", last4: "0341", ...expiry },
  },
  {
    id: "declined",
    ...{ brand: "visa", last4: "0002", ...expiry },
  },
  {
    id: "needs_confirmation",
    ...{ brand: "mastercard", last4: "3155", ...expiry },
  },
  {
    id: "always_asks",
    ...{ brand: "visa", last4: "3184", ...expiry },
  },
  {
    id: "insufficient_funds",
    ...{ brand: "mastercard", last4: "9995", ...expiry },
  },
];

export function testCardOf(id: TestCardId): TestCard {
  const card = testCards.find((each) => each.id === id);
  if (!card) throw new Error(`There is no test card ${id}`);
  return card;
}
