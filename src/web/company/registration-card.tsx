import { formatBankCode } from "#domain/company/bank-code.ts";
import { inCapitals } from "#web/app/rewriting.ts";
import { FieldGrid, LongTextField, TextField } from "#web/company/company-fields.tsx";
import { useFormRegion, useSpelling } from "#web/company/company-form-context.ts";
import { Card } from "#web/ui/card.tsx";

/** The firm's number, and where it is paid, in the forms of its region. */
export function RegistrationCard() {
  const { companyNumberLabel } = useFormRegion();
  const spell = useSpelling();
  return (
    <Card title="Registration Details" description="Printed on quotes and invoices where you fill them in.">
      <FieldGrid>
        <TextField name="companyNumber" label={companyNumberLabel} {...code} />
        <TextField name="chequesPayableTo" label={spell("Cheques Payable To")} autoComplete="off" />
      </FieldGrid>
      <BankDetails />
    </Card>
  );
}

/** A number or code: neither completed nor spell-checked. */
const code = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false } as const;
const digits = { ...code, inputMode: "numeric" } as const;

function BankDetails() {
  const { region, bankCodeLabel, bankCodeHint, accountNumberLength } = useFormRegion();
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-4">
      <h3 className="font-semibold">Bank Details</h3>
      <FieldGrid>
        <TextField name="bankName" label="Bank Name" autoComplete="off" autoCapitalize="words" />
        <TextField name="accountName" label="Account Name" autoComplete="off" autoCapitalize="words" />
        <TextField
          {...digits}
          name="sortCode"
          label={bankCodeLabel}
          hint={bankCodeHint}
          rewrite={(typed) => formatBankCode(typed, region)}
        />
        <TextField
          {...digits}
          name="accountNumber"
          label="Account Number"
          hint={`Up to ${accountNumberLength} digits`}
          maxLength={accountNumberLength}
          rewrite={onlyDigits}
        />
        <TextField {...code} name="iban" label="IBAN" rewrite={inCapitals} />
        <TextField {...code} name="bicSwift" label="BIC/SWIFT" rewrite={inCapitals} />
      </FieldGrid>
      <LongTextField
        name="bankDetails"
        label="Other Payment Details"
        hint="Anything else a customer needs to pay you."
      />
    </div>
  );
}

function onlyDigits(typed: string): string {
  return typed.replace(/\D/g, "");
}
