import { moveToServer } from "#server/backup/backup.ts";
import { readConfig } from "#server/base/config.ts";

/** `DATABASE_URL=… npm run move-to-postgres`: copies the embedded database to a server (docs/operations.md). */
const { databaseUrl, dataDirectory } = readConfig(process.env);
if (databaseUrl === null) {
  console.error("DATABASE_URL: expected the empty PostgreSQL database to move to");
  process.exit(2);
}
try {
  const rows = await moveToServer(dataDirectory, databaseUrl);
  console.log(`Moved ${rows.users ?? 0} users and ${rows.documents ?? 0} quotes and invoices.`);
  console.log(`From now on start the app with this DATABASE_URL. ${dataDirectory} stays as it was.`);
} catch (error) {
  console.error(`Nothing was moved.\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
