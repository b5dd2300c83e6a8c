import { accountRoutes } from "#contract/account.ts";
import type { RouteRequest } from "#contract/route.ts";
import type { User } from "#domain/account/person.ts";
import { sendPasswords } from "#web/account/sent-passwords.ts";
import { forgetOthers, forgetReads, userQuery } from "#web/account/user-query.ts";
import { withPassword } from "#web/account/with-password.ts";
import { call } from "#web/app/call.ts";
import { queryClient } from "#web/app/query-client.ts";
import { timing } from "#web/app/timing.ts";
import { companyProfileQuery } from "#web/company/company-queries.ts";
import { readStatsAhead } from "#web/dashboard/stats-query.ts";
import { forgetPlainDrafts } from "#web/documents/plain-drafts.ts";
import { forgetAccount, noteLogOut, noteRegistered } from "#web/vault/account-flows.ts";
import { setUpEncryption } from "#web/vault/keyset-flows.ts";
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
 * Makes the account, without the passphrase anywhere on the wire, and then sets up its encryption.
 *
 * @returns the user and whether encryption could be set up; if not, the account goes on without it
 * @throws CallError when there is no account, VaultError `passphrase_not_sent`
 */
export async function register(
  registration: Registration,
  passphrase: string,
): Promise<{ user: User; encrypted: boolean }> {
  const send = () => call(accountRoutes.register, { body: registration });
  const user = await sendPasswords([registration.password], send);
  await noteRegistered(user, registration.email);
  const encrypted = await setUpEncryption(user.id, passphrase).then(
    () => true,
    () => false,
  );
  await enter(user);
  return { user, encrypted };
}

/**
 * Signs out: the session, the key on this device and everything that was read are gone.
 *
 * @param goHome called when the session has ended and before the user is forgotten: the guard of a screen would
 *   else send the person to sign in again
 * @throws CallError
 */
export async function signOut(user: User, goHome: () => Promise<void>): Promise<void> {
  await call(accountRoutes.logout, {});
  await noteLogOut();
  await goHome();
  await leave(user);
}

/**
 * Sets a new password by a mailed link. If that ended the session of this browser, what it held is gone as well.
 *
 * @param user who is signed in here, which may be somebody else than the link was sent to
 * @throws CallError RESET_LINK_INVALID and others, VaultError `passphrase_not_sent`
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

/**
 * Has the server see the password once more, for what it wants it typed of late.
 *
 * @throws CallError WRONG_PASSWORD, VaultError `passphrase_not_sent`
 */
export async function confirmPassword(password: string): Promise<void> {
  await sendPasswords([password], () => call(accountRoutes.confirmPassword, { body: { password } }));
}

/** Deletes the account, and what this device knows of it. @throws CallError; nothing is deleted then */
export async function deleteAccount(user: User): Promise<void> {
  await withPassword(() => call(accountRoutes.deleteAccount, {}));
  // The account is gone whether or not this browser lets go of its key; the key opens nothing any more.
  await forgetAccount(user).catch(() => undefined);
}

async function leave(user: User | null): Promise<void> {
  await leaveEncryption(user?.id ?? null);
  forgetPlainDrafts(sessionStorage);
  queryClient.setQueryData(userQuery.queryKey, null);
  forgetReads(queryClient);
}

async function enter(user: User): Promise<User> {
  await loadEncryption(user);
  forgetOthers(queryClient, user);
  queryClient.setQueryData(userQuery.queryKey, user);
  readAhead();
  return user;
}

/**
 * What the first screen needs, asked for while the sign-in still says that it went well (specification 1 §7). The user
 * is read already: the sign-in is answered with it. What cannot be had is asked for again by the screen.
 */
function readAhead(): void {
  const { prefetchKept } = timing;
  void queryClient.prefetchQuery({ ...companyProfileQuery, staleTime: prefetchKept, gcTime: prefetchKept });
  void readStatsAhead(queryClient);
}
