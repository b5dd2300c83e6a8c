/** The cards of the sandbox. None of them is a real card, and no number is ever typed. */
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
  name: string;
  /** What happens when the card is picked. */
  behaviour: string;
}

const expiry = { expMonth: 12, expYear: 2034 };

export const testCards: readonly TestCard[] = [
  {
    id: "works",
    name: "A card that works",
    behaviour: "Every payment goes through.",
    ...{ brand: "visa", last4: "4242", ...expiry },
  },
  {
    id: "fails_later",
    name: "A card that fails later",
    behaviour: "It is accepted now; the next monthly payment is refused.",
    ...{ brand: "visa", last4: "0341", ...expiry },
  },
  {
    id: "declined",
    name: "A declined card",
    behaviour: "The bank refuses it.",
    ...{ brand: "visa", last4: "0002", ...expiry },
  },
  {
    id: "needs_confirmation",
    name: "A card that needs a confirmation",
    behaviour: "The bank asks whether it is really you.",
    ...{ brand: "mastercard", last4: "3155", ...expiry },
  },
  {
    id: "always_asks",
    name: "A card that asks each time",
    behaviour: "The bank asks at every payment, so that none goes through while its owner is away.",
    ...{ brand: "visa", last4: "3184", ...expiry },
  },
  {
    id: "insufficient_funds",
    name: "A card without money",
    behaviour: "The bank says that there is not enough on the account.",
    ...{ brand: "mastercard", last4: "9995", ...expiry },
  },
];

export function testCardOf(id: TestCardId): TestCard {
  const card = testCards.find((each) => each.id === id);
  if (!card) throw new Error(`There is no test card ${id}`);
  return card;
}
