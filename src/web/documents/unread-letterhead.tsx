import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { Opened } from "#vault/records/records.ts";
import { tamperMessage } from "#web/records/tamper-message.ts";
import { Alert } from "#web/ui/alert.tsx";

interface UnreadLetterheadProps {
  profile: Opened<CompanyProfile>;
  /** What is not done without it: "shown". */
  without: string;
}

/** Says why a document is not shown: the firm's profile is there and cannot be read. */
export function UnreadLetterhead({ profile, without }: UnreadLetterheadProps) {
  return (
    <Alert variant="danger" title="Your letterhead cannot be read" live>
      Without it this document is {without}. {profile.state === "tampered" && tamperMessage(profile.reason)}
    </Alert>
  );
}
