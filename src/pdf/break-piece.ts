import type { Operation } from "#pdf/operations.ts";
import type { Piece } from "#pdf/piece.ts";

/** The fewest lines on either side of a break, unless the piece demands more before it. */
const fewest = 2;

/** Sums of fractions of a point can differ in their last digit. */
const tolerance = 0.01;

/**
 * Breaks a piece between its lines of text so that the first part fits into the room. No line is cut. At least two
 * lines stay on either side, and more before the break if the piece demands it.
 *
 * @param room the height for the first part, in points
 * @returns null when the piece has too few lines, or too few of them fit
 */
export function breakPiece(piece: Piece, room: number): [Piece, Piece] | null {
  const cuts = possibleCuts(piece.operations);
  const cut = cuts
    .slice((piece.breaksAfter ?? fewest) - 1, -fewest)
    .filter((height) => height <= room + tolerance)
    .at(-1);
  if (cut === undefined) return null;
  const before = piece.operations.filter((operation) => isAbove(operation, cut));
  const after = piece.operations.filter((operation) => !isAbove(operation, cut));
  const breaksAfter = piece.breaksAfter === null ? null : fewest;
  return [
    { ...piece, height: cut, operations: before, keepsNext: false },
    {
      ...piece,
      gap: 0,
      height: piece.height - cut,
      operations: after.map((operation) => ({ ...operation, y: operation.y - cut })),
      breaksAfter,
    },
  ];
}

/** The lower edges of lines of text where a break cuts through nothing, ascending. */
function possibleCuts(operations: readonly Operation[]): number[] {
  const lines = operations.filter(({ kind }) => kind === "text");
  const edges = [...new Set(lines.map(({ y, height }) => y + height))].sort((left, right) => left - right);
  const boxes = [...operations].sort((left, right) => left.y - right.y);
  const cuts: number[] = [];
  let [next, lowest] = [0, 0];
  for (const edge of edges) {
    for (let box = boxes[next]; box !== undefined && box.y < edge - tolerance; box = boxes[next]) {
      lowest = Math.max(lowest, box.y + box.height);
      next += 1;
    }
    if (lowest <= edge + tolerance) cuts.push(edge);
  }
  return cuts;
}

function isAbove({ y, height }: Operation, cut: number): boolean {
  return y + height <= cut + tolerance;
}
