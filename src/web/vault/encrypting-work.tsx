import { useEffect, useSyncExternalStore } from "react";
import type { Id } from "#domain/ids/id.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { type Encrypting, encrypting, encryptTheRest, subscribeEncrypting } from "#web/vault/encrypting.ts";
import { useEncryption } from "#web/vault/use-encryption.ts";

interface EncryptingWorkProps {
  userId: Id<"User">;
  isShown: boolean;
}

/** Encrypts an account that already had records, for as long as the component is mounted, and may show the progress. */
export function EncryptingWork({ userId, isShown }: EncryptingWorkProps) {
  const now = useSyncExternalStore(subscribeEncrypting, encrypting);
  useEffect(() => void encryptTheRest(userId), [userId]);
  if (!isShown) return null;
  if (now.phase === "stopped") {
    const again = (
      <Button variant="secondary" onClick={() => void encryptTheRest(userId)}>
        {messages().notice.tryAgain}
      </Button>
    );
    return (
      <Alert variant="warning" title={laterMessages().encrypting.stoppedTitle} actions={again} live>
        {now.message}
        <Replaced />
      </Alert>
    );
  }
  return (
    <Alert title={laterMessages().encrypting.title}>
      <div className="flex flex-col gap-3">
        <Work now={now} />
        <p>
          {now.phase === "waiting" ? laterMessages().encrypting.waiting : laterMessages().encrypting.mayLeave}
        </p>
        <Replaced />
      </div>
    </Alert>
  );
}

/** There is one strip at a time, so that of an account that replaced another one says so too. */
function Replaced() {
  const encryption = useEncryption();
  if (!("isReplacement" in encryption) || !encryption.isReplacement) return null;
  const { replacedTitle, replaced, notAllEncrypted } = messages().otherAccount;
  return <p>{`${replacedTitle}. ${replaced} ${notAllEncrypted}`}</p>;
}

/** The progress of the encryption, for use outside the notice. */
export function EncryptingProgress() {
  const now = useSyncExternalStore(subscribeEncrypting, encrypting);
  return now.phase === "stopped" ? <p>{now.message}</p> : <Work now={now} />;
}

function Work({ now }: { now: Exclude<Encrypting, { phase: "stopped" }> }) {
  const progress = "progress" in now ? now.progress : null;
  if (!progress) return <Progress label={laterMessages().encrypting.beginning} value={null} />;
  const { left, total } = progress;
  return (
    <Progress
      label={laterMessages().encrypting.progress(total - left, total)}
      value={total - left}
      max={total}
    />
  );
}
