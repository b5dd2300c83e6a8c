import * as z from "zod/mini";
import { credentials, passwordLimits } from "#contract/account.ts";
import type { Fault } from "#contract/fault.ts";
import { keysetSchema, storableKeyset } from "#contract/keyset.ts";
import { route } from "#contract/route.ts";
import {
  plainRecordsAnswer,
  plainRecordsQuery,
  sealedRecordsAnswer,
  sealedRecordsBody,
} from "#contract/sealing.ts";

/**
 * Proves that a change comes from a device that has had the root key, so that a session alone cannot ruin the slots;
 * docs/encryption.md says how it is made. A missing or wrong proof is refused with KEYSET_PROOF.
 */
const keysetProof = z.optional(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, "answers.keysetProof" satisfies Fault)),
);

export const keysetRoutes = {
  read: route({
    method: "GET",
    path: "/api/keyset",
    access: "user",
    summary: "The user's keyset; null for an account without encryption.",
    answer: z.object({ keyset: z.nullable(keysetSchema) }),
    errors: [],
  }),
  write: route({
    method: "PUT",
    path: "/api/keyset",
    access: "user",
    summary:
      "Stores the keyset that follows the epoch named in If-Match; 0 for the first. Needs the password typed within ten minutes, unless nothing but the mode changes or a slot of 10,000 iterations is replaced.",
    headers: z.object({
      "if-match": z.string().check(z.regex(/^"\d{1,9}"$/, "answers.keysetEpoch" satisfies Fault)),
      "x-keyset-proof": keysetProof,
    }),
    body: z.object({ keyset: storableKeyset }),
    answer: z.object({ keyset: keysetSchema }),
    errors: ["KEYSET_CHANGED", "KEYSET_PROOF", "PASSWORD_REQUIRED", "PLAINTEXT_LEFT"],
  }),
  deviceShare: route({
    method: "GET",
    path: "/api/session/device-share",
    access: "user",
    summary: "32 random bytes of this session, under which the browser wraps its local copy of the root key.",
    answer: z.object({ deviceShare: z.string() }),
    errors: [],
  }),
  plainRecords: route({
    method: "GET",
    path: "/api/keyset/plain-records",
    access: "user",
    summary:
      "The next words that are still plain, and how many there are unless `counted` is false; see sealRecords.",
    query: plainRecordsQuery,
    answer: plainRecordsAnswer,
    errors: [],
  }),
  sealRecords: route({
    method: "POST",
    path: "/api/keyset/sealed-records",
    access: "user",
    summary:
      "Replaces plain words by envelopes. A row that was changed since it was read is skipped; the answer counts the rows that were replaced.",
    body: sealedRecordsBody,
    answer: sealedRecordsAnswer,
    errors: ["ENCRYPTION_NOT_SET_UP"],
    bodyLimit: 10_000_000,
  }),
  startAgain: route({
    method: "POST",
    path: "/api/keyset/start-again",
    access: "user",
    summary:
      "For a lost passphrase: deletes every sealed record and puts a new keyset in place of the old one, all or nothing. Ends every other session.",
    headers: z.object({ "x-keyset-proof": keysetProof }),
    body: z.object({
      password: credentials.shape.password,
      /** The word that the person typed. */
      confirmation: z.literal("DELETE"),
      keyset: storableKeyset,
    }),
    answer: z.object({ keyset: keysetSchema }),
    limits: passwordLimits,
    errors: ["WRONG_PASSWORD", "KEYSET_PROOF", "ENCRYPTION_NOT_SET_UP", "PLAINTEXT_LEFT"],
  }),
};
