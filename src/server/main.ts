import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { threadedRenderer } from "#server/documents/pdf-renderer.ts";
import { buildApp } from "#server/http/app.ts";
import { openMail } from "#server/mail/open-mail.ts";
import { openPayments } from "#server/payments/open-payments.ts";
import { startReconciler } from "#server/payments/reconcile.ts";
import { version } from "../../package.json";

await start().catch((error: unknown) => {
  process.stderr.write(
    `Quotewright cannot start.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});

/** Opens the database, listens, and stops in good order on SIGTERM or SIGINT. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (message, error) => {
    process.stderr.write(`${message}: ${error instanceof Error ? error.message : String(error)}\n`);
  });
  const pdf = threadedRenderer(new URL("./pdf-worker.js", import.meta.url));
  const services = { config, database, pdf, version, clock: () => new Date() };
  const app = await buildApp(services, new URL("../web", import.meta.url).pathname);
  const mail = openMail(services, app.log);
  const reconciler = startReconciler(openPayments(services), (reason) => {
    app.log.error({ reason }, "subscriptions could not be checked");
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await mail.stop();
    await reconciler.stop();
    await pdf.close();
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());

  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`Quotewright is ready at ${config.publicUrl}\n`);
}
