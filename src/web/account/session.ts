import type { RouteRequest } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import type { User } from "#domain/account/person.ts";
import { userQuery } from "#web/account/user-query.ts";
import { call } from "#web/app/call.ts";
import { queryClient } from "#web/app/query-client.ts";
import { leaveEncryption, loadEncryption, setUpEncryption } from "#web/vault/vault-session.ts";

type Registration = RouteRequest<typeof routes.account.register>["body"];
type Credentials = RouteRequest<typeof routes.account.login>["body"];

/** Signs in. @throws CallError with the server's words */
export async function signIn(credentials: Credentials): Promise<User> {
  return enter(await call(routes.account.login, { body: credentials }));
}

/**
 * Makes the account, without the passphrase anywhere on the wire, and then sets up its encryption.
 *
 * @returns the user and whether encryption could be set up; if not, the account goes on without it
 * @throws CallError when there is no account
 */
export async function register(
  registration: Registration,
  passphrase: string,
): Promise<{ user: User; encrypted: boolean }> {
  const user = await call(routes.account.register, { body: registration });
  const encrypted = await setUpEncryption(user.id, passphrase).then(
    () => true,
    () => false,
  );
  await enter(user);
  return { user, encrypted };
}

/** Signs out: the session, the key on this device and everything that was read are gone. @throws CallError */
export async function signOut(user: User | null): Promise<void> {
  await call(routes.account.logout, {});
  await leaveEncryption(user?.id ?? null);
  queryClient.clear();
  queryClient.setQueryData(userQuery.queryKey, null);
}

async function enter(user: User): Promise<User> {
  await loadEncryption(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
  return user;
}
