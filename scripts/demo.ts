/**
 * Makes the demo account: a joiner's year of work, sealed with the product's own vault and stored through its own
 * API. It fills the server that runs at PUBLIC_URL (http://localhost:3000, or the port in PORT) or, if no server runs
 * there, the configured database. A second run adds what is missing and changes nothing else. It prints how to sign
 * in; the progress goes to standard error.
 */
import { instantAt } from "#domain/calendar/instant.ts";
import { formatLocalDate, localDateAt } from "#domain/calendar/local-date.ts";
import { DatabaseUnusable } from "#server/db/database-errors.ts";
import { isVaultError, vaultMessage } from "#web/base/vault-message.ts";
import { apiClient } from "./demo/api-client.ts";
import { fillAccount } from "./demo/fill-account.ts";
import { owner } from "./demo/firm.ts";
import { type ReachedServer, reachServer } from "./demo/reach-server.ts";
import { signIn } from "./demo/sign-in.ts";

try {
  const server = await reachServer(process.env);
  await fill(server).finally(() => server.close());
} catch (error) {
  console.error(`demo: ${reasonOf(error)}`);
  if (error instanceof DatabaseUnusable) {
    console.error("demo: a server that is running at another address is found by PUBLIC_URL or PORT.");
  }
  process.exitCode = 1;
}

async function fill({ address, wasRunning }: ReachedServer): Promise<void> {
  report(wasRunning ? `filling the server at ${address}` : "no server is running; filling its database");
  const client = apiClient(address);
  const { user, vault } = await signIn(client);
  report(`account: signed in as ${user.email}`);
  const today = localDateAt(instantAt(Date.now()), "Europe/London");
  await fillAccount({ client, vault, report }, today);
  console.log(`The demo account is ready${wasRunning ? ` at ${address}` : ": npm start, then sign in"}.

  E-mail      ${owner.email}
  Password    ${owner.password}
  Passphrase  ${owner.passphrase}

It holds a company profile, 40 customers, 120 materials in 10 categories, 25 labour items in 5 categories, 60 quotes
and 45 invoices.${trialWords(user.trialEnd)}
Everybody can read these words here: do not make it on a server that others can reach.`);
}

function trialWords(trialEnd: string | null): string {
  if (trialEnd === null) return "";
  const day = localDateAt(instantAt(Date.parse(trialEnd)), "Europe/London");
  return ` Its trial ends on ${formatLocalDate(day, "en-GB")}.`;
}

function reasonOf(error: unknown): string {
  if (isVaultError(error)) return vaultMessage(error);
  return error instanceof Error ? error.message : String(error);
}

function report(progress: string): void {
  console.error(`demo: ${progress}`);
}
