import { useNavigate } from "@tanstack/react-router";
import type { User } from "#domain/account/person.ts";
import { accountWords } from "#web/account/messages.ts";
import { signOut } from "#web/account/session.ts";
import { wordsOf } from "#web/app/call-error.ts";
import { toast } from "#web/ui/toast-store.ts";

/** Signs out, says so and goes to the start page. */
export function useSignOut(user: User): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut(user, () => navigate({ to: "/" }));
      toast({ title: accountWords.signedOutTitle, message: accountWords.signedOut });
    } catch (error) {
      const message = wordsOf(error, accountWords.tryAgain);
      toast({ title: accountWords.logoutFailed, message, variant: "destructive" });
    }
  };
}
