/** The test cards of the sandbox, by the ids of the contract: what each is called, and what happens when it is picked. */
export const testCardLabels = {
  works: {
    name: "A card that works",
    behaviour: "Every payment goes through.",
  },
  fails_later: {
    name: "A card that fails later",
    behaviour: "It is accepted now; the next monthly payment is refused.",
  },
  declined: {
    name: "A declined card",
    behaviour: "The bank refuses it.",
  },
  needs_confirmation: {
    name: "A card that needs a confirmation",
    behaviour: "The bank asks whether it is really you.",
  },
  always_asks: {
    name: "A card that asks each time",
    behaviour: "The bank asks at every payment, so that none goes through while its owner is away.",
  },
  insufficient_funds: {
    name: "A card without money",
    behaviour: "The bank says that there is not enough on the account.",
  },
};
