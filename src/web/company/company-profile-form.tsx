import { FormProvider } from "react-hook-form";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import { BrandColourCard, HeaderPreviewCard } from "#web/company/appearance-cards.tsx";
import { CisCard } from "#web/company/cis-card.tsx";
import { companyBoxes } from "#web/company/company-form.ts";
import { controlId } from "#web/company/company-form-context.ts";
import { FirmKindCard } from "#web/company/firm-kind-card.tsx";
import { AddressCard, CompanyInformationCard } from "#web/company/identity-cards.tsx";
import { LogoCard } from "#web/company/logo-card.tsx";
import { NumbersCard } from "#web/company/numbers-card.tsx";
import { PricingCard } from "#web/company/pricing-card.tsx";
import { QuoteWordsCard } from "#web/company/quote-words-card.tsx";
import { RegistrationCard } from "#web/company/registration-card.tsx";
import { TaxCard } from "#web/company/tax-card.tsx";
import { useCompanyProfileForm } from "#web/company/use-company-profile-form.ts";
import { WordsCard } from "#web/company/words-card.tsx";
import { RegainAccessButton } from "#web/overlays/regain-access-button.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConflictAlert } from "#web/ui/conflict-alert.tsx";
import { ErrorSummary } from "#web/ui/error-summary.tsx";
import { FooterBar } from "#web/ui/footer-bar.tsx";
import { InSight } from "#web/ui/in-sight.tsx";
import { useInertWhile } from "#web/ui/use-inert-while.ts";

interface CompanyProfileFormProps {
  /** The profile as the server has it now; null before there is one. */
  profile: CompanyProfile | null;
}

/** The whole company profile in one form, with its appearance beside it on a wide screen. */
export function CompanyProfileForm({ profile }: CompanyProfileFormProps) {
  const { form, exists, saving, submit, failure, conflict } = useCompanyProfileForm(profile);
  const { errors, submitCount, isDirty } = form.formState;
  useUnsavedWork(isDirty);
  const frame = useInertWhile<HTMLFormElement>(saving);
  const found = companyBoxes.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: controlId(name), message }] : [];
  });
  return (
    <FormProvider {...form}>
      <form
        ref={frame}
        noValidate
        onSubmit={(event) => (saving ? event.preventDefault() : void submit(event))}
        className="flex flex-1 flex-col gap-6"
      >
        <ErrorSummary errors={found} attempt={submitCount} />
        {conflict && (
          <InSight>
            <ConflictAlert onLoadLatest={conflict.loadLatest} onSaveAnyway={conflict.saveAnyway} />
          </InSight>
        )}
        {failure && (
          <InSight>
            <Alert
              variant="danger"
              title={failure.title}
              actions={<RegainAccessButton error={failure.error} onBack={() => void submit()} />}
              live
            >
              {failure.detail}
            </Alert>
          </InSight>
        )}
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <CompanyInformationCard />
            <AddressCard />
            <FirmKindCard />
            <RegistrationCard />
            <TaxCard />
            <PricingCard />
            <QuoteWordsCard />
            <CisCard />
            <NumbersCard />
            <WordsCard />
          </div>
          <div className="flex min-w-0 flex-col gap-6 xl:tall:sticky xl:top-22">
            <LogoCard />
            {exists && <HeaderPreviewCard />}
            <BrandColourCard />
          </div>
        </div>
        <FooterBar
          label="Save the company profile"
          phoneOnly={false}
          actions={
            <Button type="submit" loading={saving}>
              {exists ? "Update Profile" : "Create Profile"}
            </Button>
          }
        >
          {isDirty && <span className="text-ink-soft text-sm">Not saved yet</span>}
        </FooterBar>
      </form>
    </FormProvider>
  );
}
