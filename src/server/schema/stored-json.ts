import * as z from "zod/mini";

/**
 * [Note: Stored JSON]
 * A jsonb column keeps what an older release wrote for as long as the row lives, and a backup brings it back years
 * later. So each such column is read through one schema, and nothing else looks into it: a field that the older
 * release did not know gets its default, and one that is not used any more is left out. An object is written with the
 * version of its shape, `v`; one without `v` was written before there were versions and is of version 1. When a default
 * cannot express a change, the version goes up and the schema reads each version in its own way. The exception is
 * `documents.lines`, an array without a place for `v`: an array is of version 1, and a later one will be an object. The
 * tests keep one row of every release's shape (test/api/stored-json.test.ts).
 */
export interface StoredJson<T> {
  /** @throws ZodError for JSON of another shape, Error for that of a newer release */
  read(json: unknown): T;
  /** The text for the column. */
  write(value: T): string;
}

/** An object of the present version in a jsonb column. */
export function storedJson<T extends object>(version: number, schema: z.ZodMiniType<T>): StoredJson<T> {
  return {
    read(json) {
      const { v } = versioned.parse(json);
      if (v > version) throw new Error(`A newer release has written this: version ${v}, known is ${version}`);
      return schema.parse(json);
    },
    write: (value) => JSON.stringify(Object.assign({}, value, { v: version })),
  };
}

const versioned = z.object({ v: z._default(z.int(), 1) });

/** A whole number of one of the domain's units, as the column has it. */
export function wholeNumber<N extends number>() {
  return z.custom<N>((value) => Number.isSafeInteger(value));
}

/** A text that the domain has a type of its own for, such as an id. */
export function textOf<Text extends string>() {
  return z.custom<Text>((value) => typeof value === "string");
}
