/**
 * The window of most desks, in CSS pixels: the paper lies beside an editor, and a list has its exports in a row. The
 * journeys' own window is narrower (playwright.config.ts), because to draw the paper takes a tenth of their time.
 */
export const wideDesk = { width: 1280, height: 900 } as const;
