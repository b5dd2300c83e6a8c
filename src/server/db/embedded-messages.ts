/** The first message to the embedded database's thread. */
export interface EmbeddedSettings {
  /** The folder that the database's own folder is in; null keeps everything in memory. */
  readonly directory: string | null;
  /** The dump of a whole database to start from; in memory only. */
  readonly template: Uint8Array | null;
}

/**
 * The requests to the thread. `exchange` passes in messages of the PostgreSQL protocol, and its answer has the
 * resulting messages; the answer to `dump` is a tar of the whole database; `copy` copies its files into a folder.
 */
export type EmbeddedRequest =
  | { readonly id: number; readonly ask: "exchange"; readonly bytes: Uint8Array }
  | { readonly id: number; readonly ask: "copy"; readonly folder: string }
  | { readonly id: number; readonly ask: "dump" | "fsyncs" | "close" };

/**
 * The answer to the request with the same id. The answer 0 belongs to no request: it says that the database is open.
 */
export type EmbeddedAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly count: number }
  | { readonly id: number; readonly error: string };
