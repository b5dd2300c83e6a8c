import { breakPiece } from "#pdf/break-piece.ts";
import type { Operation } from "#pdf/operations.ts";
import type { Piece } from "#pdf/piece.ts";

/** The top and bottom edge of the room for pieces, on the first page and on all others. */
export interface Room {
  readonly top: number;
  readonly topLater: number;
  readonly bottom: number;
}

interface OpenPage {
  readonly room: Room;
  readonly operations: Operation[];
  /** How far down the page is filled, in points. */
  y: number;
  isEmpty: boolean;
}

/**
 * [Note: Flow]
 * Puts pieces on pages in order. Pieces that keep together move to the next page together. A piece is broken only if
 * it allows it, or if no page can hold it whole. When a page starts in the middle of a table, the table's head is
 * repeated as an artifact.
 *
 * @returns the operations of each page, at least one page
 */
export function flow(pieces: readonly Piece[], room: Room): Operation[][] {
  const pages = [openPage(room, room.top)];
  const waiting = [...pieces];
  while (waiting.length > 0) {
    const page = pages.at(-1) ?? openPage(room, room.top);
    const group = waiting.slice(0, groupLength(waiting));
    const rest = placeGroup(page, group);
    waiting.splice(0, group.length, ...rest);
    if (rest.length > 0) pages.push(openPage(room, room.topLater));
  }
  return pages.map(({ operations }) => operations);
}

function openPage(room: Room, y: number): OpenPage {
  return { room, operations: [], y, isEmpty: true };
}

/** How many pieces, from the first on, must stay together. */
function groupLength(pieces: readonly Piece[]): number {
  const last = pieces.findIndex((piece) => !piece.keepsNext);
  return last < 0 ? pieces.length : last + 1;
}

/** Puts as much of a group on a page as fits, and returns the rest for the next page. */
function placeGroup(page: OpenPage, group: readonly Piece[]): Piece[] {
  if (heightOn(page, group) <= roomOn(page)) return placeAll(page, group);
  const parts = breakLast(page, group);
  if (parts !== null) return parts;
  const [first] = group;
  const fitsElsewhere = heightOn(openPage(page.room, page.room.topLater), group) <= roomLater(page);
  if (!page.isEmpty && (fitsElsewhere || first === undefined || !mayBreak(page, first))) return [...group];
  return placeWhatFits(page, group);
}

/** Places a group up to some lines of its last piece, if that may be broken; null if not even those fit. */
function breakLast(page: OpenPage, group: readonly Piece[]): Piece[] | null {
  const last = group.at(-1);
  if (last === undefined || last.breaksAfter === null) return null;
  const around = heightOn(page, group) - last.height;
  const parts = breakPiece(last, roomOn(page) - around);
  if (parts === null) return null;
  placeAll(page, [...group.slice(0, -1), parts[0]]);
  return [parts[1]];
}

/**
 * For a group that no page can hold: places as many whole pieces as fit. A piece is broken if it must be, and if its
 * end would otherwise be separated from the piece it keeps with.
 */
function placeWhatFits(page: OpenPage, group: readonly Piece[]): Piece[] {
  const [first, ...others] = group;
  if (first === undefined) return [];
  const around = heightOn(page, [first]) - first.height;
  const fits = around + first.height <= roomOn(page);
  const partsFromNext = heightOn(page, group.slice(0, 2)) > roomOn(page);
  if (fits && !(mayBreak(page, first) && partsFromNext)) {
    placeAll(page, [first]);
    return placeWhatFits(page, others);
  }
  const parts = mayBreak(page, first) ? breakPiece(first, roomOn(page) - around) : null;
  if (parts !== null) {
    placeAll(page, [parts[0]]);
    return [parts[1], ...others];
  }
  return fits || page.isEmpty ? placeAll(page, [first], others) : [...group];
}

function mayBreak(page: OpenPage, piece: Piece): boolean {
  return piece.breaksAfter !== null || piece.height > roomLater(page);
}

function roomLater({ room }: OpenPage): number {
  return room.bottom - room.topLater;
}

function roomOn(page: OpenPage): number {
  return page.room.bottom - page.y;
}

/** The height of pieces if they were placed on a page now, with the repeated head and the gaps between them. */
function heightOn(page: OpenPage, group: readonly Piece[]): number {
  let [height, opens] = [0, page.isEmpty];
  for (const piece of group) {
    height += piece.height + (opens ? (piece.repeats?.height ?? 0) : piece.gap);
    opens = false;
  }
  return height;
}

/** Puts pieces on a page and returns those for the next page. */
function placeAll(page: OpenPage, group: readonly Piece[], rest: readonly Piece[] = []): Piece[] {
  for (const piece of group) {
    if (page.isEmpty && piece.repeats !== null) put(page, asArtifact(piece.repeats));
    if (!page.isEmpty) page.y += piece.gap;
    put(page, piece);
    page.isEmpty = false;
  }
  return [...rest];
}

function asArtifact(piece: Piece): Piece {
  return { ...piece, operations: piece.operations.map((operation) => ({ ...operation, element: null })) };
}

function put(page: OpenPage, piece: Piece): void {
  for (const operation of piece.operations) page.operations.push({ ...operation, y: operation.y + page.y });
  page.y += piece.height;
}
