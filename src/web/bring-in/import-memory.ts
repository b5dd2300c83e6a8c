import * as z from "zod/mini";
import { textLimits } from "#domain/records/word-table.ts";
import type { Choices } from "#web/bring-in/choices.ts";
import { plainHeading } from "#web/bring-in/plain-heading.ts";
import type { OpenedKind } from "#web/bring-in/reading-messages.ts";
import type { ProgramTerms } from "#web/export/hand-over-programs.ts";

/**
 * [Note: The memory of imports]
 * What a person said of a file is kept by its row of headings, in one record with words alone: which column is what, the
 * answers about its prices, and whose list it is. The next file with the same headings is read so, and nothing is asked.
 * In an encrypted account the record is sealed as all others.
 */
export interface ImportMemory {
  /** Whether the next numbers were asked for, which is done once (decision M19). */
  numbersAsked: boolean;
  /** The files, that of the last import first. */
  files: readonly RememberedFile[];
  /** What each program that invoices were handed over to calls the account of sales and the taxes. */
  handOver: Readonly<Record<string, ProgramTerms>>;
}

export interface RememberedFile extends Choices {
  /** Names the row of headings. */
  headings: string;
  /** Whose list it is, as the person says; empty when they did not. */
  supplier: string;
}

const role = z.nullable(z.union([z.string(), z.record(z.string(), z.union([z.string(), z.boolean()]))]));

const schema = z.object({
  numbersAsked: z.boolean(),
  // Memories of older releases do not have it.
  handOver: z._default(
    z.record(z.string(), z.object({ account: z.string(), taxes: z.record(z.string(), z.string()) })),
    {},
  ),
  files: z.array(
    z.object({
      headings: z.string(),
      supplier: z.string(),
      columns: z.nullable(
        z.object({ kind: z.enum(["customers", "materials", "labour"]), roles: z.array(role) }),
      ),
      answers: z.object({
        mark: z.nullable(z.enum(["point", "comma"])),
        keepsTax: z.boolean(),
        takesSelling: z.boolean(),
        // Memories of older releases do not have it.
        sellsAtPrice: z._default(z.boolean(), false),
      }),
    }),
  ),
});

const nothing: ImportMemory = { numbersAsked: false, files: [], handOver: {} };

/** Reads a memory as it is stored; what cannot be read, as that of a later release, is no memory. */
export function parseMemory(text: string | null): ImportMemory {
  try {
    const read = z.safeParse(schema, JSON.parse(text ?? ""));
    // Roles were written from columns of the same kind; one that a release no longer knows is taken by nothing.
    return read.success ? (read.data as ImportMemory) : nothing;
  } catch {
    return nothing;
  }
}

/** A memory with one more file, in place of what it had of the same headings; the oldest go when it is full. */
export function remembering(memory: ImportMemory, file: RememberedFile | null): ImportMemory {
  const others = memory.files.filter(({ headings }) => headings !== file?.headings);
  const files = file ? [file, ...others] : [...others];
  const all = { ...memory, numbersAsked: true, files };
  while (JSON.stringify(all).length > textLimits.page && files.length > 0) files.pop();
  return all;
}

/**
 * Names a row of headings by a digest, because a row may have 300. Null for a file without: contacts, and a table whose
 * columns are known by their contents. Where nothing is known, the first row is what the person took for headings.
 */
export function headingsKey({ kind, columns }: Pick<OpenedKind, "kind" | "columns">): string | null {
  const isNamed = columns.some(({ heading }) => heading.trim() !== "");
  if (!isNamed && kind !== null) return null;
  const texts = columns.map(({ heading, first }) => plainHeading(isNamed ? heading : first));
  if (texts.every((text) => text === "")) return null;
  return `${columns.length} ${digest(texts.join("\t"))}`;
}

/** FNV-1a over two halves: no secret depends on it, and two rows of one firm do not meet. */
function digest(text: string): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(text.length - 1 - index), 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
}
