import type { ContractVersions } from "#contract/contract-version.ts";
import type { Config } from "#server/base/config.ts";
import type { Passwords } from "#server/base/passwords.ts";
import type { Database } from "#server/db/database.ts";
import type { PdfRenderer } from "#server/rendering/pdf-renderer.ts";

/**
 * What handlers depend on; tests pass a fixed clock and their own database. Payments come on top, in a room above this
 * one (billing). Rate limits are counted in the database, and the log is Fastify's, which app.ts makes.
 */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly clock: () => Date;
  readonly pdf: PdfRenderer;
  /** Where the log goes; standard output by default. */
  readonly logTo?: { write(line: string): void };
  /** The release, as in package.json. */
  readonly version: string;
  readonly passwords: Passwords;
  /** The versions of the contract that are served; by default those of this release. */
  readonly contract?: ContractVersions;
}
