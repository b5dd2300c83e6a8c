import type { ContractVersions } from "#contract/contract-version.ts";
import { type ServerProcess, startServerProcess } from "#test/support/server-process.ts";

/** A release of which only this is told: what follows on the migrations of today, and what it speaks. */
export interface Release {
  contract: ContractVersions;
  /** One list for each further migration. */
  statements: string[][];
}

/** Starts a release as a process of its own. @throws Error with its output if it does not start */
export function startRelease(release: Release, environment: Record<string, string>): Promise<ServerProcess> {
  return startServerProcess({
    environment: { LOG_LEVEL: "error", ...environment },
    program: ["--import", "tsx", "test/support/release-process.ts", JSON.stringify(release)],
  });
}
