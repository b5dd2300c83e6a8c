import { expect, test } from "vitest";
import { moveWithinSection, sectionOf } from "#domain/documents/line-section.ts";

const board = { id: "board", itemType: "material", customType: null } as const;
const fitting = { id: "fitting", itemType: "labour", customType: null } as const;
const screws = { id: "screws", itemType: "custom", customType: "material" } as const;
const note = { id: "note", itemType: "description", customType: null } as const;
const lines = [board, fitting, screws, note];
const idsOf = (moved: readonly { id: string }[]) => moved.map(({ id }) => id);

test("custom lines are in the section of what they count as, the rest in one of their own", () => {
  expect(lines.map(sectionOf)).toEqual(["materials", "services", "materials", "other"]);
  expect(sectionOf({ itemType: "custom", customType: null })).toBe("other");
});

test("a line changes places with its neighbour of the same section, whatever is between them", () => {
  expect(idsOf(moveWithinSection(lines, "screws", -1))).toEqual(["screws", "fitting", "board", "note"]);
  expect(idsOf(moveWithinSection(lines, "board", 1))).toEqual(["screws", "fitting", "board", "note"]);
});

test("the first of a section does not move up, the last not down, and an unknown id moves nothing", () => {
  expect(moveWithinSection(lines, "board", -1)).toBe(lines);
  expect(moveWithinSection(lines, "fitting", 1)).toBe(lines);
  expect(moveWithinSection(lines, "gone", 1)).toBe(lines);
});
