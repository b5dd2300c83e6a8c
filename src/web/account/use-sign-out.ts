import type { User } from "#domain/account/person.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { navigate } from "#web/routing/navigation.ts";

/** Signs out, shows a toast and goes to the start page. */
export function useSignOut(user: User): () => Promise<void> {
  return async () => {
    try {
      const { signOut } = await import("#web/account/session.ts");
      await signOut(user, () => navigate("/"));
      toast({ title: messages().session.signedOutTitle, message: messages().session.signedOut });
    } catch (error) {
      const message = messageOfError(error, messages().notice.somethingWrong);
      toast({ title: messages().session.logoutFailed, message, variant: "destructive" });
    }
  };
}
