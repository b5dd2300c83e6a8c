import type { FastifyReply } from "fastify";
import { type ListQuery, largestPage, nextCursorHeader } from "#contract/wire.ts";
import { parseInstant } from "#domain/calendar/instant.ts";
import { isId } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";

/** A position in a list that is ordered by creation, newest first (keyset pagination). */
export interface Cursor {
  createdAt: string;
  id: string;
}

/** Which part of a list is wanted. */
export interface PageRequest {
  limit: number;
  after: Cursor | null;
}

/**
 * Reads `?limit` and `?cursor`. Without a limit, a page has the largest size.
 * @throws Refusal VALIDATION_FAILED for a cursor that the server did not make
 */
function readPage(query: ListQuery): PageRequest {
  return {
    limit: query.limit ?? largestPage,
    after: query.cursor === undefined ? null : readCursor(query.cursor),
  };
}

/** Reads one page; if another page follows, puts its cursor into the answer's header. */
export async function answerPage<Row extends { id: string; created_at: string }>(
  reply: FastifyReply,
  query: ListQuery,
  read: (page: PageRequest) => Promise<Row[]>,
): Promise<Row[]> {
  const page = readPage(query);
  const rows = await read(page);
  const next = nextCursor(page, rows);
  if (next) reply.header(nextCursorHeader, next);
  return rows;
}

/** @returns the cursor after the last record of a full page, or null after the last page */
function nextCursor(page: PageRequest, rows: readonly { id: string; created_at: string }[]): string | null {
  const last = rows.at(-1);
  if (rows.length < page.limit || !last) return null;
  return Buffer.from(`${last.created_at} ${last.id}`).toString("base64url");
}

function readCursor(text: string): Cursor {
  const [createdAt = "", id = ""] = Buffer.from(text, "base64url").toString().split(" ");
  // PostgreSQL has no year 0, and it reads some texts as timestamps that JavaScript does not.
  if (!isId(id) || parseInstant(createdAt) !== createdAt || createdAt.startsWith("0000")) {
    throw new Refusal("VALIDATION_FAILED", "answers.cursor");
  }
  return { createdAt, id };
}
