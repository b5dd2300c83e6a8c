import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import type { PdfRenderer } from "#server/documents/pdf-renderer.ts";

/** Everything the handlers stand on; tests pass a fixed clock and their own database. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  /** The present moment. */
  readonly clock: () => Date;
  readonly pdf: PdfRenderer;
  /** Where the log goes; to the standard output unless said. */
  readonly logTo?: { write(line: string): void };
  /** The release, as in package.json. */
  readonly version: string;
}
