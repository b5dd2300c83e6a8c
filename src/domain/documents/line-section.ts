import type { LineClass } from "#domain/pricing/line.ts";
import { isLabour, isMaterial } from "#domain/pricing/line.ts";

/** The sections of a document's lines, in their order. */
export const lineSections = ["materials", "services", "other"] as const;
export type LineSection = (typeof lineSections)[number];

/** The section of a line; "other" has descriptions, and custom lines that are neither material nor labour. */
export function sectionOf(line: LineClass): LineSection {
  if (isMaterial(line)) return "materials";
  return isLabour(line) ? "services" : "other";
}

/**
 * Moves a line one place up (-1) or down (1) among those of its section. The lines stay as they are when it is at the
 * end already, or unknown.
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
