import { useEffect, useRef } from "react";
import type { User } from "#domain/account/person.ts";
import { messages } from "#web/base/messages.ts";
import { timing } from "#web/base/timing.ts";
import { refusedTitle, vaultMessage } from "#web/base/vault-message.ts";
import { State } from "#web/settings/encryption-state.tsx";
import { ReadyControls } from "#web/settings/ready-controls.tsx";
import { SetUpEncryption } from "#web/settings/set-up-encryption.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { TextLink } from "#web/ui/app-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { useEncryption } from "#web/vault/use-encryption.ts";
import { recheckEncryption } from "#web/vault/vault-session.ts";

/** Data Encryption & Access: how the account is protected, and what the person can do about it. */
export function EncryptionCard({ user }: { user: User }) {
  useRecheck(user);
  return (
    <div ref={useShownOnceSetUp()} className="scroll-mt-20">
      <Card
        title="Data Encryption & Access"
        description="Customers, addresses, bank details and every word of a document are encrypted in this browser before they are sent."
      >
        <Controls user={user} />
        <p className="text-ink-soft">
          <TextLink href="/privacy/what-the-server-sees">What the server sees</TextLink> of your records,
          beside what you see.
        </p>
      </Card>
    </div>
  );
}

/**
 * Scrolls the card into view. The form disappears once encryption is set up, and on a phone the card with the
 * progress would then be above the screen.
 */
function useShownOnceSetUp() {
  const { phase } = useEncryption();
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === "none" && phase === "ready") card.current?.scrollIntoView({ block: "start" });
    before.current = phase;
  }, [phase]);
  return card;
}

function Controls({ user }: { user: User }) {
  const encryption = useEncryption();
  if (encryption.phase === "ready") {
    return <ReadyControls user={user} unlocked={encryption.unlocked} />;
  }
  if (encryption.phase === "locked") {
    return (
      <State badge={<Badge variant="yellow">Locked</Badge>}>
        Your data is encrypted, and this device does not have the key at the moment.
      </State>
    );
  }
  if (encryption.phase === "none") return <PlainControls user={user} />;
  if (encryption.phase !== "refused") return null;
  return (
    <Alert variant="danger" title={refusedTitle}>
      {vaultMessage(encryption.error)}
    </Alert>
  );
}

function PlainControls({ user }: { user: User }) {
  return (
    <>
      <State badge={<Badge variant="grey">Not encrypted</Badge>}>
        This account has no encryption set up. Its data is stored as it was typed.
      </State>
      {window.isSecureContext ? (
        <SetUpEncryption user={user} />
      ) : (
        <Alert variant="warning">{messages().vault.crypto_unavailable}</Alert>
      )}
    </>
  );
}

/** Checks every 2 seconds whether another tab changed the state. */
function useRecheck(user: User): void {
  useEffect(() => {
    const timer = setInterval(
      () => void recheckEncryption(user.id).catch(() => undefined),
      timing.encryptionRecheck,
    );
    return () => clearInterval(timer);
  }, [user.id]);
}
