import type { Vault } from "#vault/vault.ts";
import type { ApiClient } from "./api-client.ts";

/** Where a demo account is filled: its server, its key, and whom to tell of the progress. */
export interface Filling {
  readonly client: ApiClient;
  readonly vault: Vault;
  readonly report: (progress: string) => void;
}

/** "120 made", "3 made, 117 there already". */
export function madeOf(all: number, count: number): string {
  return count === all ? `${all} made` : `${count} made, ${all - count} there already`;
}
