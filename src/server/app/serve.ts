import type { ContractVersions } from "#contract/contract-version.ts";
import { buildApp } from "#server/app/app.ts";
import { openMail } from "#server/app/open-mail.ts";
import type { Config } from "#server/base/config.ts";
import { passwordCost, passwordsAt } from "#server/base/passwords.ts";
import { drainLimit, stopInOrder } from "#server/base/stop-in-order.ts";
import { withPayments } from "#server/billing/open-payments.ts";
import { type Database, databaseToCome } from "#server/db/database.ts";
import { startReconciler } from "#server/payments/reconcile.ts";
import type { PdfRenderer } from "#server/rendering/pdf-renderer.ts";

/** What the process is made of besides its database; a test runs another release beside this one. */
export interface ServedParts {
  readonly config: Config;
  readonly pdf: PdfRenderer;
  readonly version: string;
  /** The folder of the built web app, or null for the API alone. */
  readonly webRoot: string | null;
  readonly contract?: ContractVersions;
}

/**
 * Builds the app while its database is being opened, and listens when it is open. SIGTERM stops everything in order, after a notice to the load balancer
 * (DRAIN_SECONDS); SIGINT, which a person sends, does without the notice.
 */
export async function serve(parts: ServedParts, opening: Promise<Database>): Promise<void> {
  const { config, pdf, version, webRoot, contract } = parts;
  const database = databaseToCome(opening);
  const clock = () => new Date();
  const services = withPayments({
    config,
    database,
    pdf,
    version,
    clock,
    passwords: passwordsAt(passwordCost),
    ...(contract ? { contract } : {}),
  });
  const app = await buildApp(services, webRoot);
  // Otherwise listening would do it, when the database is open: it takes as long as a request or two.
  await app.ready();
  await opening;
  const mail = openMail(services, app.log);
  const reconciler = startReconciler(services.payments, (reason) => {
    app.log.error({ reason }, "subscriptions could not be checked");
  });

  let stopping = false;
  const stop = async (notice: number) => {
    if (stopping) return;
    stopping = true;
    const left = await stopInOrder([
      [
        { name: "requests", stop: () => app.drain(notice), limit: notice + drainLimit },
        { name: "mail", stop: () => mail.stop() },
        { name: "subscriptions", stop: () => reconciler.stop() },
      ],
      [{ name: "PDFs", stop: () => pdf.close() }],
      [{ name: "the database", stop: () => database.close() }],
    ]);
    for (const { name, reason } of left) process.stderr.write(`Stopped without ${name}: ${reason}.\n`);
    process.exit(left.length === 0 ? 0 : 1);
  };
  process.on("SIGTERM", () => void stop(config.drainSeconds * 1_000));
  process.on("SIGINT", () => void stop(0));

  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`Quotewright is ready at ${config.publicUrl}\n`);
}
