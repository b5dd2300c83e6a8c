import type { LineSection } from "#domain/documents/line-section.ts";

/** The headings of the sections of a document's lines: in the editor and on paper. */
export const sectionHeadings: Readonly<Record<LineSection, string>> = {
  materials: "Materials & Products",
  services: "Services & Time",
  other: "Other Items",
};
