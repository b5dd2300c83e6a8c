import type { ContractVersions } from "#contract/contract-version.ts";
import type { Config } from "#server/base/config.ts";
import type { Database } from "#server/db/database.ts";
import type { PdfRenderer } from "#server/rendering/pdf-renderer.ts";

/** Everything that the handlers depend on; tests pass a fixed clock and their own database. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly clock: () => Date;
  readonly pdf: PdfRenderer;
  /** Where the log goes; standard output by default. */
  readonly logTo?: { write(line: string): void };
  /** The release, as in package.json. */
  readonly version: string;
  /** The versions of the contract that are served; by default those of this release. */
  readonly contract?: ContractVersions;
}
