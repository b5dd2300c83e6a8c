import type { LineClass } from "#domain/pricing/line.ts";
import { isLabour, isMaterial } from "#domain/pricing/line.ts";

/** The parts that the lines of a document are shown in, in their order. */
export const lineSections = ["materials", "services", "other"] as const;
export type LineSection = (typeof lineSections)[number];

/** Their headings (specification 2 §2); descriptions and custom lines of neither kind stand apart. */
export const sectionHeadings: Record<LineSection, string> = {
  materials: "Materials & Products",
  services: "Services & Time",
  other: "Other Items",
};

/** The section a line stands in. */
export function sectionOf(line: LineClass): LineSection {
  if (isMaterial(line)) return "materials";
  return isLabour(line) ? "services" : "other";
}

/**
 * The lines with one of them moved a place up (-1) or down (1) among those of its section; unchanged where it
 * stands at the end already or is not there.
 */
export function moveWithinSection<Line extends LineClass & { id: string }>(
  lines: readonly Line[],
  id: string,
  by: -1 | 1,
): readonly Line[] {
  const from = lines.findIndex((line) => line.id === id);
  const moved = lines[from];
  if (moved === undefined) return lines;
  const section = sectionOf(moved);
  let to = from + by;
  while (lines[to] !== undefined && sectionOf(lines[to] as Line) !== section) to += by;
  const other = lines[to];
  if (other === undefined) return lines;
  return lines.map((line) => (line === moved ? other : line === other ? moved : line));
}
