import { createContext, useContext } from "react";

/** What the strip under the head may say. Where several apply, the first stands alone. */
const stripKinds = [
  "refused",
  "locked",
  "signedOut",
  "storeSilent",
  "encrypting",
  "replaced",
  "readOnly",
  "trial",
] as const;
export type StripKind = (typeof stripKinds)[number];

/** Which strip stands under the head: the first that applies; null for none. */
export function stripOf(applies: Record<StripKind, boolean>): StripKind | null {
  return stripKinds.find((kind) => applies[kind]) ?? null;
}

const Standing = createContext<StripKind | null>(null);

/** Says to the screens which strip stands, because the dashboard draws that of the subscription itself. */
export const StripProvider = Standing.Provider;

/** Which strip stands under the head. */
export function useStrip(): StripKind | null {
  return useContext(Standing);
}
