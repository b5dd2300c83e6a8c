import type { TamperReason } from "#vault/records/records.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { hasUnsavedWork } from "#web/base/unsaved-work.ts";
import { useLast } from "#web/base/use-last.ts";
import { useVisitorLanguageKnown } from "#web/base/visitor-language.ts";
import { CompanyProfileForm } from "#web/company/company-profile-form.tsx";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { tamperMessage } from "#web/records/tamper-message.ts";
import { Alert } from "#web/ui/alert.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useEncryption } from "#web/vault/use-encryption.ts";

/** The firm's letterhead and the defaults of its documents. */
export function CompanyProfileScreen() {
  const { data: profile, isPending, error, isFetching, refetch } = useCompanyProfile();
  // A new profile begins in the person's region, so wait until that is known.
  const regionKnown = useVisitorLanguageKnown(profile === null);
  const last = useLast(profile?.state === "open" ? profile.record : null);
  // Unsaved input stays while the profile is locked or being read again.
  if (last && hasUnsavedWork() && profile?.state !== "tampered") return <CompanyProfileForm profile={last} />;
  if (isPending || (profile === null && !regionKnown)) return <Loading />;
  if (profile === undefined) {
    return (
      <LoadFailed
        title={formMessages().company.notLoaded}
        detail={messageOfError(error, "Please try again.")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (profile?.state === "locked") return <Locked />;
  if (profile?.state === "tampered") return <Tampered reason={profile.reason} />;
  return <CompanyProfileForm profile={profile?.record ?? null} />;
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading your company profile...</span>
      {["information", "address", "registration"].map((card) => (
        <div key={card} className={`${surfaceStyles} flex flex-col gap-4 p-4 md:p-6`}>
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-11 w-full" />
          <div className="grid gap-4 sm:grid-cols-2">
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Locked() {
  const { phase } = useEncryption();
  // The strip under the head says why, and that no passphrase should be typed.
  if (phase === "refused") return null;
  return <p>{formMessages().company.locked}</p>;
}

function Tampered({ reason }: { reason: TamperReason }) {
  return (
    <Alert variant="danger" title="Your company profile is not shown">
      Its seal does not match what you saved, so neither its bank details nor anything else in it can be
      trusted. {tamperMessage(reason)}
    </Alert>
  );
}
