import type { ContractVersions } from "#contract/contract-version.ts";
import { type ServerProcess, startServerProcess } from "#test/support/server-process.ts";

/** A release, for these tests: the migrations that it adds to those of today, and the contract that it speaks. */
export interface Release {
  contract: ContractVersions;
  /** One list for each further migration. */
  statements: string[][];
}

/**
 * Starts a release as a process of its own.
 *
 * @param file the bundled program `release-process`
 * @throws Error with its output if it does not start
 */
export function startRelease(
  file: string,
  release: Release,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  return startServerProcess({
    environment: { LOG_LEVEL: "error", ...environment },
    program: [file, JSON.stringify(release)],
  });
}
