import { useMutation } from "@tanstack/react-query";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { Invoice } from "#domain/documents/trade-document.ts";
import { messages } from "#web/base/messages.ts";
import { useChangeFields } from "#web/documents/document-changes.ts";
import { saveProfile } from "#web/documents/open-profile.ts";
import { toast } from "#web/overlays/toast-store.ts";
import type { NewOf } from "#web/records/document-kinds.ts";
import { useSaveCompanyProfile } from "#web/records/save-company.ts";

interface Added {
  /** Null where the profile has it already. */
  ofProfile: Partial<CompanyProfile> | null;
  /** Null where the invoice is printed with the profile of today. */
  ofInvoice: Partial<NewOf<"invoice">> | null;
}

interface AddingSetup {
  profile: CompanyProfile;
  invoice: Invoice;
  /** "The VAT number is" */
  said: string;
  onAdded: () => void;
}

/** Takes what is missing into the profile, and into an invoice, which has kept the firm as it was without it. */
export function useAddToInvoice({ profile, invoice, said, onAdded }: AddingSetup) {
  const save = useSaveCompanyProfile();
  const change = useChangeFields("invoice");
  return useMutation({
    mutationFn: async ({ ofProfile, ofInvoice }: Added) => {
      if (ofProfile) await saveProfile(save, profile, ofProfile);
      if (ofInvoice) await change.mutateAsync({ document: invoice, changed: ofInvoice });
    },
    onSuccess: () => {
      const message = `${said} in your profile and on ${invoice.invoiceNumber}.`;
      toast({ title: messages().notice.success, message });
      onAdded();
    },
  });
}
