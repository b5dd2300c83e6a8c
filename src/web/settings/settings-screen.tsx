import { useState } from "react";
import { hasSubscription } from "#domain/account/subscription.ts";
import { ChangePasswordForm } from "#web/account/change-password-form.tsx";
import { DeleteAccount } from "#web/account/delete-account-dialog.tsx";
import { useUser } from "#web/base/user-query.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { DeviceCard } from "#web/settings/device-card.tsx";
import { EncryptionCard } from "#web/settings/encryption-card.tsx";
import { LanguageCard } from "#web/settings/language-card.tsx";
import { SubscriptionCard } from "#web/settings/subscription-card.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { SkeletonRows } from "#web/ui/skeleton.tsx";

/**
 * Account settings: language and region, encryption, password, and deleting the account. Without a subscription the
 * server refuses a change of language; everything else stays available (decision A12).
 */
export function SettingsScreen() {
  const { data: user } = useUser();
  const { isPending } = useCompanyProfile();
  // The first card is as tall as the profile says, and would push the others down. Once shown, the cards stay: a form in
  // one of them may have been typed into when the profile is read again.
  const [isShown, setShown] = useState(!isPending);
  if (!isPending && !isShown) setShown(true);
  if (!user) return null;
  if (!isShown && hasSubscription(user)) return <SkeletonRows count={4} />;
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      <div className="flex flex-col gap-6">
        {hasSubscription(user) && (
          <>
            <LanguageCard />
            <DeviceCard />
          </>
        )}
        <EncryptionCard user={user} />
      </div>
      <div className="flex flex-col gap-6">
        <Card
          title="Change Password"
          description="The password you sign in with. Your encryption passphrase is another one, and stays as it is."
        >
          <ChangePasswordForm />
        </Card>
        <SubscriptionCard />
        <Card
          title="Your data"
          description="Everything you have made, as files that other programs read, and as PDFs."
        >
          <LinkButton href="/export" variant="secondary" className="w-fit">
            Download everything
          </LinkButton>
        </Card>
        <Card
          title="Danger Zone"
          description="Deletes your account and everything in it, at once and for good."
        >
          <div>
            <DeleteAccount user={user} />
          </div>
        </Card>
      </div>
    </div>
  );
}
