import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { newId as makeId } from "#web/base/new-id.ts";
import {
  type CompanyDraft,
  type CompanyFormFields,
  companyDraft,
  companyForm,
  withoutHiddenFaults,
} from "#web/company/company-form.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { useLeaveGuard } from "#web/overlays/use-leave-guard.ts";
import { type CompanyVersion, useSaveCompanyProfile } from "#web/records/save-company.ts";
import { useLanguage } from "#web/records/use-language.ts";

const readForm = zodResolver(companyForm) as Resolver<CompanyDraft, unknown, CompanyFormFields>;
const resolver: typeof readForm = (draft, context, options) =>
  readForm(withoutHiddenFaults(draft), context, options);

/**
 * The company form, filled once from the server. Changes that others save in the meantime never overwrite what is
 * typed; when they saved first, the person chooses which version to keep (optimistic locking, decision W3).
 *
 * @param latest the profile as the server has it now; null before there is one
 */
export function useCompanyProfileForm(latest: CompanyProfile | null) {
  const language = useLanguage();
  const [newId] = useState(() => makeId());
  const [base, setBase] = useState<CompanyVersion | null>(latest);
  const [failure, setFailure] = useState<unknown>(null);
  const save = useSaveCompanyProfile();
  const form = useForm<CompanyDraft, unknown, CompanyFormFields>({
    resolver,
    defaultValues: companyDraft(latest, language),
    shouldFocusError: false,
  });
  useLeaveGuard(form.formState.isDirty, formMessages().company.leave);

  async function send(fields: CompanyFormFields, from: CompanyVersion | null) {
    setFailure(null);
    const { logoUrl, ...words } = fields;
    const hasNewLogo = form.getFieldState("logoUrl").isDirty || from === null;
    try {
      const stored = await save.mutateAsync({
        current: from,
        newId,
        fields: hasNewLogo ? { ...words, logoUrl } : words,
      });
      setBase(stored);
      form.reset(form.getValues());
      toast({
        title: messages().notice.success,
        message: from ? formMessages().company.updated : formMessages().company.created,
      });
    } catch (error) {
      setFailure(error);
      const message = messageOfError(
        error,
        from ? formMessages().company.notUpdated : formMessages().company.notCreated,
      );
      toast({ title: messages().notice.error, message, variant: "destructive" });
    }
  }

  const savedElsewhere = isRefusal(failure, "VERSION_CONFLICT") || isRefusal(failure, "PROFILE_EXISTS");
  return {
    form,
    exists: base !== null,
    saving: save.isPending,
    submit: form.handleSubmit((fields) => send(fields, base)),
    failure:
      failure === null || savedElsewhere
        ? null
        : {
            title: base ? formMessages().company.notUpdated : formMessages().company.notCreated,
            detail: messageOfError(failure, "Please try again."),
            error: failure,
          },
    conflict: savedElsewhere
      ? {
          loadLatest: () => {
            setBase(latest);
            setFailure(null);
            form.reset(companyDraft(latest, language));
          },
          saveAnyway: () => {
            setBase(latest);
            void form.handleSubmit((fields) => send(fields, latest))();
          },
        }
      : null,
  };
}
