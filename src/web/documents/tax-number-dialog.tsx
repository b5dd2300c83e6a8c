import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { zeroPercent } from "#domain/money/percent.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { regionTerms } from "#domain/region/region.ts";
import { type PrintOrder, paperOf } from "#pdf/paper.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useChangeFields } from "#web/documents/document-changes.ts";
import { saveProfile, useOpenProfile } from "#web/documents/open-profile.ts";
import { useAddToInvoice } from "#web/documents/use-add-to-invoice.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { useSaveCompanyProfile } from "#web/records/save-company.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** An invoice that waits for an answer. */
export interface Waiting {
  readonly order: Extract<PrintOrder, { kind: "invoice" }>;
  readonly answer: (mayLeave: boolean) => void;
}

/** What a region calls its tax and the number for it, and where the number stands in the profile and on an invoice. */
const taxNumbers = {
  GB: { tax: "VAT", a: "a", name: "VAT number", word: "vatNumber", ofInvoice: "companyVatNumber" },
  AU: { tax: "GST", a: "an", name: "ABN", word: "companyNumber", ofInvoice: "companyRegNumber" },
} as const;

/** Asks before an invoice leaves that charges tax without the number for it (decision M17). */
export function TaxNumberDialog({ order, answer }: Waiting) {
  const [isAdding, setAdding] = useState(false);
  const number = taxNumberOf(order);
  const profile = useOpenProfile();
  const switching = useSwitchingOff(order, profile);
  const { document } = order;
  const { currency } = regionTerms(document.language);
  const tax = formatMoney(paperOf(order).totals.tax, currency, document.language);
  const add = profile ? (
    <Button disabled={switching.isPending} onClick={() => setAdding(true)}>
      Add it
    </Button>
  ) : (
    <LinkButton href="/company-profile">Add it</LinkButton>
  );
  return (
    <Dialog
      open
      onOpenChange={() => answer(false)}
      title={`${number.tax} may be charged only with ${number.a} ${number.name}.`}
      description={`${document.invoiceNumber} charges ${tax} ${number.tax}. Switched off, it is taken off this invoice, and new quotes and invoices have none.`}
      footer={
        <>
          {add}
          <Button
            variant="secondary"
            loading={switching.isPending}
            onClick={() => switching.mutate(undefined, { onSuccess: () => answer(false) })}
          >
            {`Switch ${number.tax} off`}
          </Button>
          <Button variant="secondary" disabled={switching.isPending} onClick={() => answer(true)}>
            Go on all the same
          </Button>
        </>
      }
    >
      {switching.error && (
        <Alert variant="danger" title={`${number.tax} is not switched off`} live>
          {messageOfError(switching.error, messages().notice.pleaseTryAgain)}
        </Alert>
      )}
      {/* Over the question: in its place, the focus would go back to what had opened the question. */}
      {isAdding && profile && (
        <AddNumber {...{ order, profile }} onBack={() => setAdding(false)} onAdded={() => answer(false)} />
      )}
    </Dialog>
  );
}

interface AddNumberProps extends Pick<Waiting, "order"> {
  profile: CompanyProfile;
  onBack: () => void;
  onAdded: () => void;
}

/** Takes the number into the profile, and into this invoice, which has kept the firm as it was. */
function AddNumber({ order, profile, onBack, onAdded }: AddNumberProps) {
  const { document } = order;
  const { name, word, ofInvoice } = taxNumberOf(order);
  const known = profile[word] ?? "";
  const [typed, setTyped] = useState(known);
  const [error, setError] = useState<string>();
  const saving = useAddToInvoice({ profile, invoice: document, said: `The ${name} is`, onAdded });
  const submit = () => {
    const number = typed.trim();
    if (number === "") setError(`Please enter the ${name}`);
    else
      saving.mutate({
        ofProfile: number === known ? null : { [word]: number },
        ofInvoice: { [ofInvoice]: number },
      });
  };
  return (
    <FormDialog
      title={`Add the ${name}`}
      description={`It is kept in your Business Profile and printed on ${document.invoiceNumber}.`}
      submitLabel="Save number"
      onSubmit={submit}
      saving={saving.isPending}
      dirty={typed !== known}
      failure={
        saving.error && {
          title: "The number is not saved",
          detail: messageOfError(saving.error, messages().notice.pleaseTryAgain),
          error: saving.error,
        }
      }
      conflict={null}
      onClose={onBack}
      size="small"
    >
      <Field label={name} error={error}>
        <TextInput
          value={typed}
          onValueChange={setTyped}
          maxLength={textLimits.line}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
      </Field>
    </FormDialog>
  );
}

/** Takes the tax off an invoice, and off everything that the firm makes from now on. */
function useSwitchingOff({ document }: Waiting["order"], profile: CompanyProfile | null) {
  const save = useSaveCompanyProfile();
  const change = useChangeFields("invoice");
  return useMutation({
    mutationFn: async () => {
      if (profile?.chargeVat) {
        await saveProfile(save, profile, { chargeVat: false, defaultTaxPercent: zeroPercent });
      }
      const { record } = await change.mutateAsync({ document, changed: { taxPercent: zeroPercent } });
      return record.total;
    },
    onSuccess: (total) => {
      const { language, invoiceNumber } = document;
      const amount = formatMoney(total, regionTerms(language).currency, language);
      toast({ title: messages().notice.success, message: `${invoiceNumber} is ${amount} now.` });
    },
  });
}

function taxNumberOf({ document }: Waiting["order"]) {
  return taxNumbers[regionTerms(document.language).region === "AU" ? "AU" : "GB"];
}
