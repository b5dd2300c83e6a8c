import type { User } from "#domain/account/person.ts";
import { useSubscription } from "#web/billing/subscription-query.ts";
import { type TrialMessage, trialMessage } from "#web/dashboard/trial-messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/**
 * The state of the trial and what can be done about it: one line that opens, and a box in the last days. Until it is
 * known whether there is a card, its place is kept, so that nothing below it moves.
 */
export function TrialLine({ user }: { user: User }) {
  const { data: subscription, isPending } = useSubscription();
  const said = trialMessage(user, subscription ?? null, new Date());
  if (said === null) return null;
  const shown = said.isCalm ? <Line said={said} /> : <Box said={said} />;
  return isPending ? (
    <div aria-hidden inert className="invisible">
      {shown}
    </div>
  ) : (
    shown
  );
}

function Line({ said }: { said: TrialMessage }) {
  return (
    <Disclosure label={said.title}>
      <p>{said.message}</p>
      <div className="flex flex-wrap gap-2">
        <Links said={said} />
      </div>
    </Disclosure>
  );
}

function Box({ said }: { said: TrialMessage }) {
  return (
    <Alert variant={said.tone} title={said.title} actions={<Links said={said} />}>
      {said.message}
    </Alert>
  );
}

function Links({ said }: { said: TrialMessage }) {
  return said.links.map(({ href, label }) => (
    <LinkButton key={href} href={href} variant="secondary" size="small">
      {label}
    </LinkButton>
  ));
}
