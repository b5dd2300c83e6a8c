import { useUser } from "#web/account/user-query.ts";

interface PassphraseOwnerProps {
  /** As typed, before there is an account. */
  email?: string;
  /** The id of the form that the passphrase belongs to, where it does not stand within it. */
  form?: string;
}

/**
 * Says to password managers whose secret a form asks for: one that keeps the passphrase all the same keeps it apart from
 * the password, and never fills one into the other's box. Nobody sees it.
 */
export function PassphraseOwner({ email, form }: PassphraseOwnerProps) {
  const { data: user } = useUser();
  return (
    <input
      type="text"
      autoComplete="username"
      readOnly
      hidden
      form={form}
      value={`${email ?? user?.email ?? ""} · passphrase`}
    />
  );
}
