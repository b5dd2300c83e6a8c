import { useState } from "react";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { type Language, languages, regionTerms } from "#domain/region/region.ts";
import type { Sealed } from "#vault/records/records.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { chooseLanguage } from "#web/base/visitor-language.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { useSaveCompanyProfile } from "#web/records/save-company.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { Field } from "#web/ui/field.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { LockText } from "#web/ui/lock-text.tsx";
import { Select } from "#web/ui/select.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { regionLabels } from "#words/labels/region-labels.ts";

/** Language & Regional Settings: the profile's language. Wording, currency and tax names follow from it. */
export function LanguageCard() {
  return (
    <Card
      title="Language & Regional Settings"
      description="The words on screens and documents, the currency and the names of taxes."
    >
      <LanguageSettings />
    </Card>
  );
}

function LanguageSettings() {
  const { data: profile, isPending, error, refetch, isFetching } = useCompanyProfile();
  if (isPending) return <Skeleton className="h-11 w-full" />;
  if (error) {
    return (
      <LoadFailed
        title="Your settings could not be loaded"
        detail={messageOfError(error, "Please try again.")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!profile) return <LanguageOfThisDevice />;
  if (profile.state !== "open") return <LockText state={profile.state} />;
  return <LanguageOfProfile key={profile.record.version} profile={profile.record} />;
}

const names: Record<Language, string> = {
  "en-GB": "English (United Kingdom)",
  "en-US": "English (United States)",
  "en-AU": "English (Australia)",
};
const options = languages.map((language) => ({ value: language, label: names[language] }));

/** Until a profile exists, the choice is stored on this device, and a new profile starts with it. */
function LanguageOfThisDevice() {
  const present = useLanguage();
  const save = async (language: Language) => {
    chooseLanguage(language);
    saySaved();
  };
  return (
    <LanguageForm
      key={present}
      present={present}
      hint="Kept on this device until there is a business profile, which begins with it."
      onSave={save}
      saving={false}
    />
  );
}

function LanguageOfProfile({ profile }: { profile: CompanyProfile }) {
  const { mutateAsync, isPending } = useSaveCompanyProfile();

  async function save(language: Language) {
    // A logo that is not sent stays as it is, but an envelope sent as null would remove the logo. So neither is sent.
    const { logoUrl: _, logoSealed: __, sealed: ___, ...fields } = profile as Sealed<CompanyProfile>;
    try {
      await mutateAsync({ current: profile, newId: profile.id, fields: { ...fields, language } });
      saySaved();
    } catch (error) {
      const message = messageOfError(error, laterMessages().settings.notSaved);
      toast({ title: messages().notice.error, message, variant: "destructive" });
    }
  }

  return (
    <LanguageForm
      present={profile.language}
      hint="Your own rates and defaults stay as they are in your business profile, and documents that you have made keep their currency."
      onSave={save}
      saving={isPending}
    />
  );
}

function saySaved(): void {
  toast({ title: laterMessages().settings.saved, message: laterMessages().settings.savedDetail });
}

interface LanguageFormProps {
  present: Language;
  hint: string;
  onSave: (language: Language) => Promise<void>;
  saving: boolean;
}

function LanguageForm({ present, hint, onSave, saving }: LanguageFormProps) {
  const [language, setLanguage] = useState(present);
  const labels = regionLabels(language);
  return (
    <>
      <Field label="Language and region" hint={hint}>
        <Select options={options} value={language} onValueChange={setLanguage} />
      </Field>
      <DefinitionList
        items={[
          { term: "Currency", value: regionTerms(language).currency },
          { term: "Tax", value: labels.tax },
          { term: "Bank code", value: labels.bankCode },
        ]}
      />
      <Button className="self-start" onClick={() => void onSave(language)} loading={saving}>
        Save Settings
      </Button>
    </>
  );
}
