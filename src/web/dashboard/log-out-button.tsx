import type { User } from "#domain/account/person.ts";
import { useSignOut } from "#web/account/use-sign-out.ts";
import { LogOut } from "#web/icons/log-out.ts";
import { Button } from "#web/ui/button.tsx";

/** Signs out: beside the title on a desk, at the foot of the dashboard on a phone. */
export function LogOutButton({ user }: { user: User }) {
  const signOut = useSignOut(user);
  return (
    <Button variant="secondary" size="small" onClick={() => void signOut()}>
      <LogOut aria-hidden /> Log Out
    </Button>
  );
}
