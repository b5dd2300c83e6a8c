import { fileURLToPath } from "node:url";
import { buildApp } from "#server/app/app.ts";
import { openMail } from "#server/app/open-mail.ts";
import { readConfig } from "#server/base/config.ts";
import { stopInOrder } from "#server/base/stop-in-order.ts";
import { openPayments } from "#server/billing/open-payments.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { startReconciler } from "#server/payments/reconcile.ts";
import { threadedRenderer } from "#server/rendering/pdf-renderer.ts";
import { version } from "../../../package.json";

await start().catch((error: unknown) => {
  process.stderr.write(
    `Quotewright cannot start.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});

/** Opens the database and listens. On SIGTERM or SIGINT it stops everything in order. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (message, error) => {
    process.stderr.write(`${message}: ${error instanceof Error ? error.message : String(error)}\n`);
  });
  const pdf = threadedRenderer(new URL("./pdf-worker.js", import.meta.url));
  const services = { config, database, pdf, version, clock: () => new Date() };
  const app = await buildApp(services, fileURLToPath(new URL("../web", import.meta.url)));
  const mail = openMail(services, app.log);
  const reconciler = startReconciler(openPayments(services), (reason) => {
    app.log.error({ reason }, "subscriptions could not be checked");
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const done = await stopInOrder([
      { name: "requests", stop: () => app.close() },
      { name: "mail", stop: () => mail.stop() },
      { name: "subscriptions", stop: () => reconciler.stop() },
      { name: "PDFs", stop: () => pdf.close() },
      { name: "the database", stop: () => database.close() },
    ]);
    for (const { name, reason } of done) process.stderr.write(`Stopped without ${name}: ${reason}.\n`);
    process.exit(done.length === 0 ? 0 : 1);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());

  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`Quotewright is ready at ${config.publicUrl}\n`);
}
