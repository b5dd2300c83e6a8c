import { useWatch } from "react-hook-form";
import { defaultBrandColor } from "#domain/company/company-profile.ts";
import { contactLines, ownerLines } from "#pdf/letterhead.ts";
import type { CompanyDraft } from "#web/company/company-form.ts";
import {
  controlId,
  useBox,
  useCompanyForm,
  useFormRegion,
  useRegionLabels,
  useSpelling,
} from "#web/company/company-form-context.ts";
import { isUploadedLogo } from "#web/company/logo-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** The head of a document with the current values of the form, on white paper as it is printed. */
export function HeaderPreviewCard() {
  const draft = useWatch<CompanyDraft>() as CompanyDraft;
  const region = useFormRegion();
  const labels = useRegionLabels();
  const logo = isUploadedLogo(draft.logoUrl) ? draft.logoUrl : null;
  const numbers = [
    draft.chargeVat && draft.vatNumber ? `${labels.taxNumber} ${draft.vatNumber}` : "",
    draft.companyNumber ? `${labels.companyNumber} ${draft.companyNumber}` : "",
  ].filter(Boolean);
  const owner = ownerLines({ ...draft, firmKind: draft.firmKind || null }, region);
  return (
    <Card title="Header Preview" description="The head of your quotes and invoices.">
      <div className="rounded-lg border border-line bg-[#ffffff] p-4 text-[#1c1b18]">
        <div
          className="grid gap-4 border-b-2 pb-3"
          style={{ borderColor: isColour(draft.brandColor) ? draft.brandColor : defaultBrandColor }}
        >
          <div className="min-w-0">
            {logo && <img src={logo} alt="Your logo" className="max-h-16" />}
            <p className={`font-semibold wrap-anywhere ${logo ? "" : "text-xl"}`}>{draft.companyName}</p>
          </div>
          <div className="min-w-0 text-sm wrap-anywhere">
            {[...owner.name, ...contactLines(draft, region), ...numbers, ...owner.registered].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** The colour of the firm's documents, chosen with a picker or typed as a code. */
export function BrandColourCard() {
  const { register, setValue, formState } = useCompanyForm();
  const spell = useSpelling();
  const colour = useBox("brandColor");
  const set = (next: string) => setValue("brandColor", next, { shouldDirty: true, shouldValidate: true });
  return (
    <Card
      title={spell("Brand Colour")}
      description="Used once or twice on a document, for headings and lines."
    >
      <Field
        id={controlId("brandColor")}
        label={spell("Brand Colour")}
        labelHidden
        error={formState.errors.brandColor?.message}
      >
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={spell("Pick a colour")}
            value={isColour(colour) ? colour.toLowerCase() : defaultBrandColor}
            onChange={(event) => set(event.target.value)}
            className="size-11 shrink-0 cursor-pointer rounded-lg border border-line-strong bg-surface p-1"
          />
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={7}
            className="tabular"
            {...register("brandColor")}
          />
          {colour !== defaultBrandColor && (
            <Button variant="ghost" onClick={() => set(defaultBrandColor)}>
              Reset
            </Button>
          )}
        </span>
      </Field>
    </Card>
  );
}

function isColour(text: string): boolean {
  return /^#[0-9a-fA-F]{6}$/.test(text);
}
