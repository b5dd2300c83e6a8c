/** What the thread of the embedded database is started with. */
export interface EmbeddedSettings {
  /** Folder that holds the database's own folder; null keeps everything in memory. */
  readonly directory: string | null;
  /** A dump of a whole database to begin with, in memory only. */
  readonly template: Uint8Array | null;
}

/**
 * What the thread can be asked for. `exchange` hands over messages of the PostgreSQL protocol and answers with the
 * messages they bring about; `dump` answers with a tar of the whole database; `copy` puts its files into a folder.
 */
export type EmbeddedRequest =
  | { readonly id: number; readonly ask: "exchange"; readonly bytes: Uint8Array }
  | { readonly id: number; readonly ask: "copy"; readonly folder: string }
  | { readonly id: number; readonly ask: "dump" | "fsyncs" | "close" };

/** One answer to each request, with its id. The answer 0 comes by itself when the database is open. */
export type EmbeddedAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly count: number }
  | { readonly id: number; readonly error: string };
