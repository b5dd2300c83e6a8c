import { formatBankCode } from "#domain/company/bank-code.ts";
import type { Region } from "#domain/region/region.ts";
import { inCapitals } from "#web/base/rewriting.ts";
import {
  abnCheck,
  bankAccountCheck,
  bicCheck,
  einCheck,
  ibanCheck,
  type SoftCheck,
} from "#web/base/soft-checks.ts";
import { useSoftCheck } from "#web/base/use-soft-check.ts";
import { CheckedField, FieldGrid, LongTextField, TextField } from "#web/company/company-fields.tsx";
import { useBox, useFormRegion, useRegionLabels } from "#web/company/company-form-context.ts";
import { Card } from "#web/ui/card.tsx";

/** The firm's number and bank details, in the forms of its region. */
export function RegistrationCard() {
  const { region } = useFormRegion();
  return (
    <Card title="Registration Details" description="Printed on quotes and invoices where you fill them in.">
      <FieldGrid>
        <CheckedField {...code} name="companyNumber" check={companyNumberChecks[region]} />
        <TextField name="chequesPayableTo" autoComplete="off" />
      </FieldGrid>
      <BankDetails />
    </Card>
  );
}

/** A British company number has no check digit. */
const companyNumberChecks: Record<Region, SoftCheck | null> = { GB: null, US: einCheck, AU: abnCheck };

/** A number or code: no autofill, no spell check. */
const code = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false } as const;
const digits = { ...code, inputMode: "numeric" } as const;

function BankDetails() {
  const { region, accountNumberLength } = useFormRegion();
  const { bankCodeHint } = useRegionLabels();
  const account = useSoftCheck(
    `${useBox("sortCode")} ${useBox("accountNumber")}`,
    region === "GB" ? bankAccountCheck : null,
  );
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-4">
      <h3 className="font-semibold">Bank Details</h3>
      <FieldGrid>
        <TextField name="bankName" autoComplete="off" autoCapitalize="words" />
        <TextField name="accountName" autoComplete="off" autoCapitalize="words" />
        <TextField
          {...digits}
          name="sortCode"
          hint={bankCodeHint}
          rewrite={(typed) => formatBankCode(typed, region)}
          onLeave={account.onLeave}
        />
        <TextField
          {...digits}
          name="accountNumber"
          hint={`Up to ${accountNumberLength} digits`}
          maxLength={accountNumberLength}
          rewrite={onlyDigits}
          {...account}
        />
        <CheckedField {...code} name="iban" rewrite={inCapitals} check={ibanCheck} />
        <CheckedField {...code} name="bicSwift" rewrite={inCapitals} check={bicCheck} />
      </FieldGrid>
      <LongTextField name="bankDetails" hint="Anything else a customer needs to pay you." />
    </div>
  );
}

function onlyDigits(typed: string): string {
  return typed.replace(/\D/g, "");
}
