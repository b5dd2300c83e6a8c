import * as z from "zod/mini";
import type { ErrorCode } from "#contract/errors.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";

/** Error codes of any write that may carry words. */
export const wordErrors = [
  "ENCRYPTION_PASSPHRASE_REQUIRED",
  "ENCRYPTION_NOT_SET_UP",
] as const satisfies ErrorCode[];

/** The most records in one batch: enough for the import of a price list. */
export const batchLimit = 5_000;

type IdSchema<Noun extends string> = ReturnType<typeof wire.id<Noun>>;

/** The six routes that every simple record has: list, create, save many, read, update and remove. */
export function recordRoutes<
  Noun extends string,
  Answer extends z.ZodMiniType,
  Created extends z.ZodMiniType,
  Changed extends z.ZodMiniType,
  Category extends z.ZodMiniType = z.ZodMiniNever,
>(record: {
  path: string;
  /** "customer", as the summaries say it. */
  one: string;
  /** "customers" */
  many: string;
  id: IdSchema<Noun>;
  answer: Answer;
  created: Created;
  changed: Changed;
  /** The schema of a new category, for records that have categories. */
  category?: Category;
  /** Error codes of writes, besides the common ones. */
  writeErrors?: readonly ErrorCode[];
  /** Error codes of removal, besides NOT_FOUND. */
  removeErrors?: readonly ErrorCode[];
}) {
  const { path, one, many, answer, writeErrors = [] } = record;
  const article = /^[aeiou]/.test(one) ? "an" : "a";
  const params = z.object({ id: record.id });
  // Nouns without categories have no such field, and then no type argument says what it is.
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
      keyed: true,
      summary: `Makes ${article} ${one}; the same id sent again answers with the same ${one}.`,
      body: record.created,
      answer,
      status: 201,
      errors: [...writeErrors, ...wordErrors],
    }),
    saveMany: route({
      method: "POST",
      path: `${path}/batch`,
      access: "subscriber",
      keyed: true,
      summary: `Saves many ${many} at once, all or none: a known id is changed, another one is made.`,
      body: z.object({
        /** New categories of the records. They are saved before the records, in the same transaction. */
        categories: z.optional(z.array(category).check(z.maxLength(batchLimit))),
        records: z.array(record.created).check(z.minLength(1), z.maxLength(batchLimit)),
        /**
         * The versions that existing records were changed from (decision W3). A record without one is saved
         * unconditionally.
         */
        versions: z.optional(
          z.array(z.object({ id: record.id, version: z.int() })).check(z.maxLength(batchLimit)),
        ),
        /** The import that it is a part of, so that it can be undone; its other parts have the same. */
        importId: z.optional(wire.id<"Import">()),
      }),
      answer: z.object({ created: z.int(), updated: z.int() }),
      errors: ["VERSION_CONFLICT", "IMPORT_UNDONE", ...writeErrors, ...wordErrors],
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
      keyed: true,
      summary: `Changes the fields of ${article} ${one} that are sent.`,
      params,
      body: record.changed,
      answer,
      errors: ["NOT_FOUND", "VERSION_CONFLICT", ...writeErrors, ...wordErrors],
    }),
    remove: route({
      method: "DELETE",
      path: `${path}/{id}`,
      access: "subscriber",
      keyed: true,
      summary: `Deletes ${article} ${one}.`,
      params,
      query: wire.removedVersion,
      answer: null,
      errors: ["NOT_FOUND", "VERSION_CONFLICT", ...(record.removeErrors ?? [])],
    }),
  };
}
