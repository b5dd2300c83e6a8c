import * as z from "zod/mini";
import type { ErrorCode } from "#contract/errors.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import type { Noun } from "#domain/account/id.ts";

/** Codes of any write that may carry words. */
export const wordErrors = [
  "ENCRYPTION_PASSPHRASE_REQUIRED",
  "ENCRYPTION_NOT_SET_UP",
] as const satisfies ErrorCode[];

/** Records in one batch at most: an import of a whole price list. */
export const batchLimit = 5_000;

/** The six routes that every simple record has: list, create, save many, read, update and remove. */
export function recordRoutes<
  N extends Noun,
  Answer extends z.ZodMiniType,
  Created extends z.ZodMiniType,
  Changed extends z.ZodMiniType,
  Category extends z.ZodMiniType = z.ZodMiniNever,
>(record: {
  path: string;
  /** "customer", as said in the summaries. */
  one: string;
  /** "customers" */
  many: string;
  id: N;
  answer: Answer;
  created: Created;
  changed: Changed;
  /** A new category, for records that are filed under categories. */
  category?: Category;
  /** What writing can be refused with besides the common codes. */
  writeErrors?: readonly ErrorCode[];
  /** What removing can be refused with besides NOT_FOUND. */
  removeErrors?: readonly ErrorCode[];
}) {
  const { path, one, many, answer, writeErrors = [] } = record;
  const params = wire.idParams<N>();
  const category = record.category ?? (z.never() as unknown as Category);
  return {
    list: route({
      method: "GET",
      path,
      access: "user",
      summary: `All ${many}, newest first.`,
      query: wire.listQuery,
      answer: z.array(answer),
      errors: [],
    }),
    create: route({
      method: "POST",
      path,
      access: "subscriber",
      summary: `Makes a ${one}; the same id sent again answers with the same ${one}.`,
      body: record.created,
      answer,
      status: 201,
      errors: [...writeErrors, ...wordErrors],
    }),
    saveMany: route({
      method: "POST",
      path: `${path}/batch`,
      access: "subscriber",
      summary: `Saves many ${many} at once, all or none: a known id is changed, another one is made.`,
      body: z.object({
        /** Categories that the records are filed under and that may be new; saved before them, or not at all. */
        categories: z.optional(z.array(category).check(z.maxLength(batchLimit))),
        records: z.array(record.created).check(z.minLength(1), z.maxLength(batchLimit)),
        /** The versions that known records were changed from (decision W3); one that is not named is taken. */
        versions: z.optional(
          z.array(z.object({ id: wire.id<N>(), version: z.int() })).check(z.maxLength(batchLimit)),
        ),
      }),
      answer: z.object({ created: z.int(), updated: z.int() }),
      errors: ["VERSION_CONFLICT", ...writeErrors, ...wordErrors],
      bodyLimit: 10_000_000,
    }),
    read: route({
      method: "GET",
      path: `${path}/{id}`,
      access: "user",
      summary: `One ${one}.`,
      params,
      answer,
      errors: ["NOT_FOUND"],
    }),
    update: route({
      method: "PUT",
      path: `${path}/{id}`,
      access: "subscriber",
      summary: `Changes the fields of a ${one} that are sent.`,
      params,
      body: record.changed,
      answer,
      errors: ["NOT_FOUND", "VERSION_CONFLICT", ...writeErrors, ...wordErrors],
    }),
    remove: route({
      method: "DELETE",
      path: `${path}/{id}`,
      access: "subscriber",
      summary: `Deletes a ${one}.`,
      params,
      answer: null,
      errors: ["NOT_FOUND", ...(record.removeErrors ?? [])],
    }),
  };
}
