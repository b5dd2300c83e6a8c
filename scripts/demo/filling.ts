import type { Vault } from "#vault/records/vault.ts";
import type { ApiClient } from "./api-client.ts";

/** The context of filling a demo account: its server, its key, and a function that reports progress. */
export interface Filling {
  readonly client: ApiClient;
  readonly vault: Vault;
  readonly report: (progress: string) => void;
}

/** "120 made", "3 made, 117 there already". */
export function madeOf(all: number, count: number): string {
  return count === all ? `${all} made` : `${count} made, ${all - count} there already`;
}
