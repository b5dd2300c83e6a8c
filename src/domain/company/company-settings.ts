/** How a firm writes to its customers. */
export const tones = ["friendly", "formal"] as const;
export type Tone = (typeof tones)[number];

/** How a firm works: what the server can read, and no document copies. */
export interface CompanySettings {
  /** Null until the firm has said. */
  tone: Tone | null;
}
