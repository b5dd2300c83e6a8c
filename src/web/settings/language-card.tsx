import { useState } from "react";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { type Language, languages, regionTerms } from "#domain/company/region.ts";
import type { Sealed } from "#vault/records.ts";
import { wordsOf } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { useCompanyProfile, useSaveCompanyProfile } from "#web/company/company-queries.ts";
import { TextLink } from "#web/ui/app-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { Field } from "#web/ui/field.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { LockText } from "#web/ui/lock-text.tsx";
import { Select } from "#web/ui/select.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** Language & Regional Settings: the profile's language, which words, currency and tax names follow. */
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
        detail={wordsOf(error, "Please try again.")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!profile) {
    return (
      <p className="text-ink-soft">
        The language is part of your business profile, which is made first:{" "}
        <TextLink href="/company-profile">make your business profile</TextLink>.
      </p>
    );
  }
  if (profile.state !== "open") return <LockText state={profile.state} />;
  return <LanguageForm key={profile.record.version} profile={profile.record} />;
}

const names: Record<Language, string> = {
  "en-GB": "English (United Kingdom)",
  "en-US": "English (United States)",
  "en-AU": "English (Australia)",
};
const options = languages.map((language) => ({ value: language, label: names[language] }));

function LanguageForm({ profile }: { profile: CompanyProfile }) {
  const [language, setLanguage] = useState(profile.language);
  const save = useSaveCompanyProfile();
  const terms = regionTerms(language);

  async function submit() {
    // A logo that is not sent stays as it is; its envelope, sent as null, would take it away.
    const { logoUrl: _, logoSealed: __, sealed: ___, ...fields } = profile as Sealed<CompanyProfile>;
    try {
      await save.mutateAsync({ current: profile, newId: profile.id, fields: { ...fields, language } });
      toast({ title: messages().settings.saved, message: messages().settings.savedDetail });
    } catch (error) {
      const message = wordsOf(error, messages().settings.notSaved);
      toast({ title: messages().notice.error, message, variant: "destructive" });
    }
  }

  return (
    <>
      <Field
        label="Language and region"
        hint="Your own rates and defaults stay as they are in your business profile."
      >
        <Select options={options} value={language} onValueChange={setLanguage} />
      </Field>
      <DefinitionList
        items={[
          { term: "Currency", value: terms.currency },
          { term: "Tax", value: terms.taxName },
          { term: "Bank code", value: terms.bankCodeLabel },
        ]}
      />
      <Button className="self-start" onClick={() => void submit()} loading={save.isPending}>
        Save Settings
      </Button>
    </>
  );
}
