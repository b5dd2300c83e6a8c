import { useState } from "react";
import { formatBankCode, isBankCode } from "#domain/company/bank-code.ts";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { Invoice } from "#domain/documents/trade-document.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { regionTerms } from "#domain/region/region.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { bankAccountCheck } from "#web/base/soft-checks.ts";
import { useSoftCheck } from "#web/base/use-soft-check.ts";
import { type BankDetails, detailsInLines } from "#web/documents/bank-details.ts";
import { useAddToInvoice } from "#web/documents/use-add-to-invoice.ts";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { SoftWarning } from "#web/ui/soft-warning.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { companyLabels } from "#words/labels/company-labels.ts";

interface BankDetailsDialogProps {
  invoice: Invoice;
  profile: CompanyProfile;
  onBack: () => void;
  onAdded: () => void;
  /** What has the focus afterwards; null for what had it before. */
  finalFocus: () => HTMLElement | null;
}

/** Takes bank details into the profile, and into an invoice, which has kept the firm as it was without them. */
export function BankDetailsDialog(props: BankDetailsDialogProps) {
  const { invoice, profile, onBack, onAdded, finalFocus } = props;
  const { language, invoiceNumber } = invoice;
  const { region, accountNumberLength } = regionTerms(language);
  const labels = companyLabels(language);
  const { accountName, sortCode, accountNumber } = profile;
  const known = {
    accountName: accountName ?? "",
    sortCode: sortCode ?? "",
    accountNumber: accountNumber ?? "",
  };
  const [typed, setTyped] = useState<BankDetails>(known);
  const [isTried, setTried] = useState(false);
  const check = useSoftCheck(
    `${typed.sortCode} ${typed.accountNumber}`,
    region === "GB" ? bankAccountCheck : null,
  );
  // The rule of the profile, where all bank details may be left out. An account number alone does not say how to pay.
  const hasBankCode = isBankCode(typed.sortCode);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(known);
  const saving = useAddToInvoice({ profile, invoice, said: "The bank details are", onAdded });
  const submit = () => {
    setTried(true);
    if (typed.accountNumber === "" || !hasBankCode) return;
    const details = { ...typed, accountName: typed.accountName.trim() };
    saving.mutate({
      ofProfile: {
        accountName: details.accountName || null,
        sortCode: details.sortCode,
        accountNumber: details.accountNumber,
      },
      ofInvoice: invoice.supplier && { companyBankDetails: detailsInLines(details, language) },
    });
  };
  const box = (name: keyof BankDetails, rewrite = (text: string) => text) => ({
    value: typed[name],
    onValueChange: (text: string) => setTyped({ ...typed, [name]: rewrite(text) }),
    autoComplete: "off",
    spellCheck: false,
  });
  return (
    <FormDialog
      title="Add bank details"
      description={`They are kept in your Business Profile and printed on ${invoiceNumber}.`}
      submitLabel="Save bank details"
      onSubmit={submit}
      saving={saving.isPending}
      dirty={isChanged}
      failure={
        saving.error && {
          title: "The bank details are not saved",
          detail: messageOfError(saving.error, messages().notice.pleaseTryAgain),
          error: saving.error,
        }
      }
      conflict={null}
      onClose={onBack}
      finalFocus={finalFocus}
      size="small"
    >
      <Field label={labels.accountName}>
        <TextInput {...box("accountName")} maxLength={textLimits.line} autoCapitalize="words" autoFocus />
      </Field>
      <Field
        label={labels.sortCode}
        required
        error={isTried && !hasBankCode ? formMessages().company.sortCodeDigits : undefined}
      >
        <TextInput
          {...box("sortCode", (text) => formatBankCode(text, region))}
          inputMode="numeric"
          onBlur={check.onLeave}
        />
      </Field>
      <Field
        label={labels.accountNumber}
        required
        error={isTried && typed.accountNumber === "" ? "Please enter the account number" : undefined}
        hint={check.doubt && <SoftWarning words={check.doubt} />}
      >
        <TextInput
          {...box("accountNumber", (text) => text.replace(/\D/g, ""))}
          inputMode="numeric"
          maxLength={accountNumberLength}
          onBlur={check.onLeave}
        />
      </Field>
    </FormDialog>
  );
}
