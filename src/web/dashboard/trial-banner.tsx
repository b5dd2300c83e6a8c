import type { User } from "#domain/account/person.ts";
import { useSubscription } from "#web/billing/subscription-query.ts";
import { trialMessage } from "#web/dashboard/trial-messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/**
 * The state of the trial and what can be done about it. Until it is known whether there is a card, its place is kept, so
 * that nothing below it moves.
 */
export function TrialBanner({ user }: { user: User }) {
  const { data: subscription, isPending } = useSubscription();
  const said = trialMessage(user, subscription ?? null, new Date());
  if (said === null) return null;
  const banner = (
    <Alert
      variant={said.tone}
      title={said.title}
      actions={said.links.map(({ href, label }) => (
        <LinkButton key={href} href={href} variant="secondary" size="small">
          {label}
        </LinkButton>
      ))}
    >
      {said.message}
    </Alert>
  );
  return isPending ? (
    <div aria-hidden inert className="invisible">
      {banner}
    </div>
  ) : (
    banner
  );
}
