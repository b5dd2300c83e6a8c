/** What is said of somebody new whom a document was saved for, as the second sentence of its toast; loaded with what saves it. */
export const keptCustomer = {
  kept: (name: string) => `${name} is now among your customers.`,
  /** The name of "Undo" beside it, which would seem to be about the document. */
  undo: (name: string) => `Undo: do not keep ${name} as a customer`,
  known: (name: string) => `${name} is among your customers already.`,
  notKept: (name: string) => `${name} could not be kept as a customer.`,
  /** Whether they are new is not known. */
  notRead: (name: string) => `Your customers could not be read, so ${name} was not kept.`,
};
