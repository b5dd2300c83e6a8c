import * as z from "zod/mini";
import { route } from "#contract/route.ts";
import { recordKinds } from "#contract/sealed-kinds.ts";
import * as wire from "#contract/wire.ts";

const kind = z.enum(recordKinds);

/** For how long an import can be undone. */
export const undoDays = 30;

/** The most records that one import saves, and that one call of it does. */
export const importLimits = { whole: 20_000, call: 2_500 } as const;

/** What was brought in from files, and taking it back ([Note: Undoing an import]). */
export const importRoutes = {
  list: route({
    method: "GET",
    path: "/api/imports",
    access: "user",
    summary: `The imports of the last ${undoDays} days that can be undone, newest first.`,
    answer: z.array(
      z.object({
        id: wire.id<"Import">(),
        kind,
        madeAt: wire.instant,
        created: z.int(),
        updated: z.int(),
      }),
    ),
    errors: [],
  }),
  undo: route({
    method: "POST",
    path: "/api/imports/{id}/undo",
    access: "subscriber",
    keyed: true,
    summary:
      "Undoes an import, all of it at once: what it made is deleted, what it changed is as before. What was changed since stays, and the answer lists it, and what is as before: a client with a key seals that again, because devices refuse an older envelope.",
    params: wire.idParams<"Import">(),
    answer: z.object({
      undone: z.int(),
      kept: z.array(z.object({ kind, id: wire.id<never>() })),
      // A release that did not name these has stored answers without them.
      restored: z._default(z.array(z.object({ kind, id: wire.id<never>() })), []),
    }),
    errors: ["NOT_FOUND"],
  }),
};
