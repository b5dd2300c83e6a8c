import { accountRoutes } from "#contract/account.ts";
import type { RouteRequest } from "#contract/route.ts";
import type { User } from "#domain/account/person.ts";
import { call } from "#web/base/call.ts";
import { queryClient } from "#web/base/query-client.ts";
import { timing } from "#web/base/timing.ts";
import { forgetOthers, forgetReads, userQuery } from "#web/base/user-query.ts";
import { withPassword } from "#web/base/with-password.ts";
import { companyProfileQuery } from "#web/records/company-queries.ts";
import { forgetOpened } from "#web/records/opened-lately.ts";
import { readStatsAhead } from "#web/records/stats-query.ts";
import { forgetAccount, noteLogOut, noteRegistered } from "#web/vault/account-flows.ts";
import { setUpEncryption } from "#web/vault/keyset-flows.ts";
import { sendPasswords } from "#web/vault/sent-passwords.ts";
import { enterAccount, leaveEncryption, loadEncryption } from "#web/vault/vault-session.ts";

type Registration = RouteRequest<typeof accountRoutes.register>["body"];
type Reset = RouteRequest<typeof accountRoutes.resetPassword>["body"];
type Change = RouteRequest<typeof accountRoutes.changePassword>["body"];
type Credentials = RouteRequest<typeof accountRoutes.login>["body"];

/** Signs in. @throws CallError with the server's words, VaultError `passphrase_not_sent` */
export async function signIn(credentials: Credentials): Promise<User> {
  const send = () => call(accountRoutes.login, { body: credentials });
  const user = await sendPasswords([credentials.password], send);
  enterAccount(user, credentials.email);
  return enter(user);
}

/**
 * Creates the account, without sending the passphrase, and then sets up its encryption.
 *
 * @param askAgain called each time when that has failed; true to try again, false to go on without encryption
 * @returns the user, and whether encryption was set up
 * @throws CallError when no account was created, VaultError `passphrase_not_sent`
 */
export async function register(
  registration: Registration,
  passphrase: string,
  askAgain: () => Promise<boolean>,
): Promise<{ user: User; encrypted: boolean }> {
  const send = () => call(accountRoutes.register, { body: registration });
  const user = await sendPasswords([registration.password], send);
  await noteRegistered(user, registration.email);
  const setUp = () =>
    setUpEncryption(user.id, passphrase).then(
      () => true,
      () => false,
    );
  let encrypted = await setUp();
  while (!encrypted && (await askAgain())) encrypted = await setUp();
  await enter(user);
  return { user, encrypted };
}

/**
 * Signs out: ends the session, and deletes the key from this device and everything that was read.
 *
 * @param goHome called after the session has ended and before the user is forgotten: otherwise the guard of a screen
 *   would send the person to the sign-in
 */
export async function signOut(user: User, goHome: () => Promise<void>): Promise<void> {
  await call(accountRoutes.logout, {});
  await noteLogOut();
  await goHome();
  await leave(user);
}

/**
 * Sets a new password by a mailed link. If that ended the session of this browser, its key and data are deleted too.
 *
 * @param user the user signed in here, who may be a different person from the one the link was sent to
 */
export async function resetPassword(reset: Reset, user: User | null): Promise<void> {
  await sendPasswords([reset.password], () => call(accountRoutes.resetPassword, { body: reset }));
  const still = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => user);
  if (user && !still) await leave(user);
}

/** Sets another password. @throws CallError WRONG_PASSWORD and others, VaultError `passphrase_not_sent` */
export async function changePassword(change: Change): Promise<void> {
  await sendPasswords(Object.values(change), () => call(accountRoutes.changePassword, { body: change }));
}

/** Sends the password again, for actions that need it to have been typed within the last minutes. */
export async function confirmPassword(password: string): Promise<void> {
  await sendPasswords([password], () => call(accountRoutes.confirmPassword, { body: { password } }));
}

/** Deletes the account, and what this device stores of it. @throws CallError when nothing is deleted */
export async function deleteAccount(user: User): Promise<void> {
  await withPassword(() => call(accountRoutes.deleteAccount, {}));
  // The account is gone even if this browser fails to delete its key, and the key opens nothing any more.
  await forgetAccount(user).catch(() => undefined);
  forgetHere();
}

async function leave(user: User | null): Promise<void> {
  await leaveEncryption(user?.id ?? null);
  forgetHere();
  queryClient.setQueryData(userQuery.queryKey, null);
  forgetReads(queryClient);
}

/** What was opened, and of this tab plain drafts and what could be taken back: the next person here reads none of it. */
function forgetHere(): void {
  sessionStorage.clear();
  forgetOpened(localStorage);
}

async function enter(user: User): Promise<User> {
  await loadEncryption(user);
  forgetOthers(queryClient, user);
  queryClient.setQueryData(userQuery.queryKey, user);
  readAhead();
  return user;
}

/**
 * Prefetches what the first screen needs while the sign-in still shows its success. The user is known already, because
 * the sign-in is answered with it. When a prefetch fails, the screen requests the data again.
 */
function readAhead(): void {
  const { prefetchKept } = timing;
  void queryClient.prefetchQuery({ ...companyProfileQuery, staleTime: prefetchKept, gcTime: prefetchKept });
  void readStatsAhead(queryClient);
}
