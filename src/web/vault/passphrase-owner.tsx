import { useUser } from "#web/base/user-query.ts";

interface PassphraseOwnerProps {
  /** The e-mail as typed, before an account exists. */
  email?: string;
  /** The id of the form that the passphrase belongs to, when the input is outside it. */
  form?: string;
}

/**
 * A hidden field that tells password managers whose secret a form asks for. A manager that saves the passphrase all
 * the same then saves it apart from the password, and never fills one into the other's input.
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
