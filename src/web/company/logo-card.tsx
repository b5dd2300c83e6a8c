import { type ChangeEvent, useRef, useState } from "react";
import { formMessages } from "#web/base/form-messages.ts";
import { useBox, useBoxLabel, useCompanyForm } from "#web/company/company-form-context.ts";
import { isUploadedLogo, type LogoRefusal, refuseLogo } from "#web/company/logo-file.ts";
import { headOf, shrinkLogo } from "#web/company/shrink-logo.ts";
import { ImagePlus } from "#web/icons/image-plus.ts";
import { Trash } from "#web/icons/trash.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** The picture at the head of every document: uploaded and shrunk here, or an address kept for reference. */
export function LogoCard() {
  const { setValue } = useCompanyForm();
  const logoUrl = useBox("logoUrl");
  const uploaded = isUploadedLogo(logoUrl);
  const setLogo = (next: string) => setValue("logoUrl", next, { shouldDirty: true });
  return (
    <Card title="Company Logo">
      {uploaded && (
        <div className="grid place-items-center rounded-lg border border-line bg-[#ffffff] p-4">
          <img src={logoUrl} alt="Your logo" className="max-h-32 max-w-full" />
        </div>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <UploadButton replaces={uploaded} onLogo={setLogo} />
        {uploaded && (
          <Button variant="ghost" onClick={() => setLogo("")}>
            <Trash aria-hidden /> Remove Logo
          </Button>
        )}
      </div>
      <Field
        label={useBoxLabel("logoUrl")}
        hint={
          uploaded
            ? "Remove the uploaded image to enter an address instead."
            : "An address is kept but never fetched, so it is not printed. Upload an image to have it on your PDFs."
        }
      >
        <TextInput
          type="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          disabled={uploaded}
          maxLength={2_000}
          value={uploaded ? "" : logoUrl}
          onValueChange={setLogo}
        />
      </Field>
    </Card>
  );
}

interface UploadButtonProps {
  /** A logo has been uploaded already. */
  replaces: boolean;
  onLogo: (dataUrl: string) => void;
}

function UploadButton({ replaces, onLogo }: UploadButtonProps) {
  const box = useRef<HTMLInputElement>(null);
  const [working, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<LogoRefusal | null>(null);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Allows the same file to be chosen again after it was corrected.
    event.target.value = "";
    if (!file) return;
    setWorking(true);
    const outcome = await readLogoFile(file);
    setWorking(false);
    setRefusal(outcome.refusal);
    if (outcome.refusal)
      toast({ ...formMessages().company.logoRefused[outcome.refusal], variant: "destructive" });
    else onLogo(outcome.logo);
  };
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={box}
        type="file"
        accept="image/*"
        aria-label="Logo image"
        hidden
        onChange={(event) => void take(event)}
      />
      <Button variant="secondary" loading={working} onClick={() => box.current?.click()}>
        <ImagePlus aria-hidden /> {replaces ? "Replace Logo" : "Upload Logo"}
      </Button>
      {refusal && (
        <FieldError id={undefined}>{formMessages().company.logoRefused[refusal].message}</FieldError>
      )}
    </div>
  );
}

type LogoOutcome = { refusal: LogoRefusal } | { refusal: null; logo: string };

async function readLogoFile(file: File): Promise<LogoOutcome> {
  const refusal = refuseLogo(file.size, await headOf(file));
  if (refusal) return { refusal };
  const logo = await shrinkLogo(file);
  return logo === null ? { refusal: "wrongType" } : { refusal: null, logo };
}
