import { rmSync } from "node:fs";
import type { Pool } from "pg";
import { readBackupFile, writeBackupFile } from "#server/backup/backup-file.ts";
import { backupLines } from "#server/backup/backup-lines.ts";
import { restoreLines } from "#server/backup/restore-lines.ts";
import { openEmbedded } from "#server/db/embedded.ts";
import { openUnhurriedPostgres } from "#server/db/postgres.ts";
import { requestSnapshot } from "#server/db/snapshot-socket.ts";

/** Where a database is: the URL of a server, or else the folder of an embedded database. */
export interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
}

/** Writes a backup of a database into a file, whether the app is running or not. */
export async function backUp(place: DatabasePlace, file: string): Promise<void> {
  const snapshot = place.databaseUrl === null ? await requestSnapshot(place.dataDirectory) : null;
  const source = snapshot === null ? place : { ...place, dataDirectory: snapshot };
  try {
    await withPool(source, (pool) => writeBackupFile(file, backupLines(pool)));
  } finally {
    if (snapshot !== null) rmSync(snapshot, { recursive: true, force: true });
  }
}

/** Restores a backup into an empty database. @returns rows by table. @throws as restoreLines */
export function restore(file: string, place: DatabasePlace): Promise<Record<string, number>> {
  return withPool(place, (pool) => restoreLines(pool, readBackupFile(file)));
}

/**
 * Copies an embedded database into an empty one on a server. The app must be stopped, and the folder stays locked
 * meanwhile, so that nothing is written that would be left behind. The embedded database does not change.
 *
 * @returns rows by table. @throws as restoreLines, and DatabaseUnusable while the app is running
 */
export function moveToServer(dataDirectory: string, databaseUrl: string): Promise<Record<string, number>> {
  return withPool({ databaseUrl: null, dataDirectory }, (from) =>
    withPool({ databaseUrl, dataDirectory }, (to) => restoreLines(to, backupLines(from))),
  );
}

async function withPool<T>(place: DatabasePlace, work: (pool: Pool) => Promise<T>): Promise<T> {
  if (place.databaseUrl !== null) {
    const pool = openUnhurriedPostgres(place.databaseUrl, 2);
    return work(pool).finally(() => pool.end());
  }
  const embedded = await openEmbedded({ directory: place.dataDirectory });
  return embedded.unhurried(() => work(embedded.pool)).finally(() => embedded.close());
}
