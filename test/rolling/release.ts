import type { ContractVersions } from "#contract/contract-version.ts";
import { type ServerProcess, startServerProcess } from "#test/support/server-process.ts";

/** A release, for these tests: the migrations that it adds to those of today, and the contract that it speaks. */
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
