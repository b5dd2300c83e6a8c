export const dashboard = {
  allPaid: "All invoices paid!",
  trialEnded: "Your trial has ended",
  trialCancelled: "Your subscription is cancelled: nothing is charged when your trial ends.",
  subscriptionEnded: "Your subscription has ended",
  stillReadable: "Everything you made can still be read. Subscribe to create and edit.",
  paymentFailed: "Your last payment did not go through",
  checkCard: "Check your card to create and edit again.",
  otherCurrencies: "The bars are in your own currency. Amounts in other currencies stand in the list.",
};
