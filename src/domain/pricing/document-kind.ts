/** The two kinds of trade document; see [Note: Quote and invoice are one thing]. */
export const documentKinds = ["quote", "invoice"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export function isDocumentKind(kind: string): kind is DocumentKind {
  return documentKinds.some((each) => each === kind);
}

/** One value for each kind. */
export function mapDocumentKinds<Value>(make: (kind: DocumentKind) => Value): Record<DocumentKind, Value> {
  return Object.fromEntries(documentKinds.map((kind) => [kind, make(kind)])) as Record<DocumentKind, Value>;
}
