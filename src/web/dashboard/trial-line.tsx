import type { User } from "#domain/account/person.ts";
import { useSubscription } from "#web/billing/subscription-query.ts";
import { type TrialMessage, trialMessage } from "#web/dashboard/trial-messages.ts";
import { Strip } from "#web/frame/strip.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

interface TrialLineProps {
  user: User;
  /** It is not open by itself: on other screens than the dashboard. */
  isFolded?: boolean;
}

/**
 * The state of the trial and what can be done about it: one line that opens, and by itself in the last days. Until it is
 * known whether there is a card, its place is kept, so that nothing below it moves.
 */
export function TrialLine({ user, isFolded = false }: TrialLineProps) {
  const { data: subscription, isPending } = useSubscription();
  const said = trialMessage(user, subscription ?? null, new Date());
  if (said === null) return null;
  const shown = (
    <Strip tone={said.tone}>
      <Disclosure label={said.title} open={!said.isCalm && !isFolded}>
        <p>{said.message}</p>
        <div className="flex flex-wrap gap-2 pb-3">
          <Links said={said} />
        </div>
      </Disclosure>
    </Strip>
  );
  return isPending ? (
    <div aria-hidden inert className="invisible">
      {shown}
    </div>
  ) : (
    shown
  );
}

function Links({ said }: { said: TrialMessage }) {
  return said.links.map(({ href, label }) => (
    <LinkButton key={href} href={href} variant="secondary" size="small">
      {label}
    </LinkButton>
  ));
}
