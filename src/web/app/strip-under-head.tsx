import type { User } from "#domain/account/person.ts";
import { RefusedLater } from "#web/account/refused-later.tsx";
import { messages } from "#web/base/messages.ts";
import { regainSession } from "#web/base/session-lost.ts";
import type { StripKind } from "#web/frame/strip-of.ts";
import { usePart } from "#web/overlays/use-part.ts";
import { Alert } from "#web/ui/alert.tsx";
import { useEncryption } from "#web/vault/use-encryption.ts";

const loadAccessStrip = () => import("#web/app/access-strip.tsx");
const loadTrialLine = () => import("#web/dashboard/trial-line.tsx");

interface StripUnderHeadProps {
  user: User;
  strip: StripKind | null;
  pathname: string;
  /** The e-mail of the account that is signed in in the person's place, in another tab. */
  signedInAs: string | null;
  onUnlock: () => void;
}

/**
 * The strip under the head, in the place that is kept for it while its script loads. The dashboard draws that of the
 * subscription itself, and the screen to subscribe says the same at length.
 */
export function StripUnderHead({ user, strip, pathname, signedInAs, onUnlock }: StripUnderHeadProps) {
  const encryption = useEncryption();
  const access = strip === "locked" || strip === "signedOut" ? strip : null;
  const isReadOnly = strip === "readOnly" && pathname !== "/" && pathname !== "/subscribe";
  const accessPart = usePart(loadAccessStrip, access !== null || strip === "storeSilent", () => undefined);
  const trialPart = usePart(loadTrialLine, isReadOnly, () => undefined);
  if (strip === "refused" && encryption.phase === "refused") {
    return <RefusedLater user={user} error={encryption.error} kid={encryption.kid} />;
  }
  if (strip === "storeSilent") return accessPart && <accessPart.DeviceStoreNotice />;
  if (strip === "replaced") return <ReplacedNotice isPlain={encryption.phase === "none"} />;
  if (access === null && !isReadOnly) return null;
  return (
    <div className="min-h-12">
      {access && accessPart && (
        <accessPart.AccessStrip
          why={access}
          signedInAs={signedInAs}
          onRegain={access === "locked" ? onUnlock : () => void regainSession(true)}
        />
      )}
      {isReadOnly && trialPart && <trialPart.TrialLine user={user} isFolded />}
    </div>
  );
}

/** Stays on every screen of an account that replaced another one on its owner's word, until everything is encrypted. */
function ReplacedNotice({ isPlain }: { isPlain: boolean }) {
  const { replacedTitle, replaced, notAllEncrypted, notEncrypted } = messages().otherAccount;
  return (
    <Alert variant="warning" title={replacedTitle}>
      {replaced} {isPlain ? notEncrypted : notAllEncrypted}
    </Alert>
  );
}
