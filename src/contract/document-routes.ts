import * as z from "zod/mini";
import { pdfQuery } from "#contract/documents.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { wordErrors } from "#contract/record-routes.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";

const readErrors = ["NOT_FOUND"] as const;

/** The seven routes that every kind of document has; a quote and an invoice differ in them by data. */
export function documentRoutes<
  N extends string,
  Query extends typeof wire.documentListQuery,
  Listed extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Created extends z.ZodMiniType,
  Changed extends z.ZodMiniType,
>(document: {
  path: string;
  /** "quote" with its article, as the summaries say it. */
  one: `${"a" | "an"} ${string}`;
  /** "quotes" */
  many: string;
  id: N;
  listQuery: Query;
  /** A document in a list. */
  listed: Listed;
  answer: Answer;
  created: Created;
  changed: Changed;
  /** What the routes do, where the kinds differ. */
  says: { list?: string; create: string; read: string; update: string; remove: string };
  /** Error codes of creating alone. */
  createErrors: readonly ErrorCode[];
  /** Error codes of creating and changing, besides the common ones. */
  writeErrors: readonly ErrorCode[];
  /** Error codes of changing alone. */
  updateErrors: readonly ErrorCode[];
}) {
  const { path, one, many, listed, answer, says } = document;
  const noun = one.slice(one.indexOf(" ") + 1);
  const params = wire.idParams<N>();
  const writeErrors = [
    "TOTALS_DIFFER",
    "DOCUMENT_TOO_LARGE",
    ...document.writeErrors,
    ...wordErrors,
  ] as const;
  return {
    list: route({
      method: "GET",
      path,
      access: "user",
      summary:
        `All ${many} without their lines, newest first; \`lines=true\` adds the words that are kept with them, ` +
        `\`customerId\` answers those of one customer alone${says.list ?? ""}.`,
      query: document.listQuery,
      answer: z.array(listed),
      errors: [],
    }),
    create: route({
      method: "POST",
      path,
      access: "subscriber",
      keyed: true,
      summary: `${says.create}; the same id sent again answers with the same ${noun}.`,
      body: document.created,
      answer,
      status: 201,
      errors: [...document.createErrors, ...writeErrors],
    }),
    read: route({
      method: "GET",
      path: `${path}/{id}`,
      access: "user",
      summary: says.read,
      params,
      answer,
      errors: readErrors,
    }),
    update: route({
      method: "PUT",
      path: `${path}/{id}`,
      access: "subscriber",
      keyed: true,
      summary: says.update,
      params,
      body: document.changed,
      answer,
      errors: [...readErrors, "VERSION_CONFLICT", ...document.updateErrors, ...writeErrors],
    }),
    remove: route({
      method: "DELETE",
      path: `${path}/{id}`,
      access: "subscriber",
      keyed: true,
      summary: says.remove,
      params,
      query: wire.removedVersion,
      answer: null,
      errors: [...readErrors, "VERSION_CONFLICT"],
    }),
    restore: route({
      method: "POST",
      path: `${path}/{id}/restore`,
      access: "subscriber",
      keyed: true,
      summary: `Brings back ${one} that was deleted within the last hour, as it was; one that is there is answered as it is.`,
      params,
      answer,
      errors: [...readErrors, "IN_USE", "ENCRYPTION_PASSPHRASE_REQUIRED"],
    }),
    pdf: route({
      method: "GET",
      path: `${path}/{id}/pdf`,
      access: "user",
      summary: `The ${noun} as a PDF, for an account without encryption.`,
      params,
      query: pdfQuery,
      answer: null,
      media: "application/pdf",
      errors: [...readErrors, "ENCRYPTION_PASSPHRASE_REQUIRED"],
    }),
  };
}
