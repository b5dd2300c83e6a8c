import { type Dispatch, type FormEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { regionTerms } from "#domain/region/region.ts";
import { focusIfFree } from "#web/base/focus-if-free.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { newId } from "#web/base/new-id.ts";
import { newProfileMessages } from "#web/base/new-profile-messages.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import type { DocumentDraft, DraftAction } from "#web/drafts/document-draft.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { type Answers, markups, readAnswers, taxQuestions, unanswered } from "#web/quoting/first-answers.ts";
import { useSaveCompanyProfile } from "#web/records/save-company.ts";
import { usePlace } from "#web/routing/use-place.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { PercentInput } from "#web/ui/percent-input.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { regionLabels, taxRateLabel } from "#words/labels/region-labels.ts";

interface FirstFiguresProps {
  draft: DocumentDraft;
  dispatch: Dispatch<DraftAction>;
  /** Called when the specified figures are to stand. */
  onSkip: () => void;
}

/**
 * Asks a firm without a profile, before its first total, what it is called, whether it charges tax, and for its markup.
 * The answers make its profile and are the figures of the open draft.
 */
export function FirstFigures({ draft, dispatch, onSkip }: FirstFiguresProps) {
  const { language } = draft;
  const ready = usePlace().state.bringsPrices ? "Your price list is ready, at guide prices. " : "";
  const [blank] = useState(() => unanswered(language));
  const [answers, setAnswers] = useState(blank);
  const [isTried, setTried] = useState(false);
  const [id] = useState(() => newId() as CompanyProfile["id"]);
  const titleId = useId();
  const nameBox = useRef<HTMLInputElement>(null);
  // An invoice begins with its tour, which waits while a box has the focus.
  const isFirst = draft.kind === "quote";
  useEffect(() => {
    if (isFirst) focusIfFree(nameBox.current);
  }, [isFirst]);
  useUnsavedWork(answers !== blank);
  const save = useSaveCompanyProfile();
  const { region } = regionTerms(language);
  const read = readAnswers(answers, language);
  const errors = isTried ? read.errors : {};
  const change = (part: Partial<Answers>) => setAnswers({ ...answers, ...part });

  const goOn = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setTried(true));
    if (read.fields === null) return form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    try {
      await save.mutateAsync({ current: null, newId: id, fields: read.fields });
      // The draft may have been typed into meanwhile.
      dispatch({ type: "firm", profile: read.fields });
      toast({ title: messages().notice.success, message: newProfileMessages().created });
    } catch (error) {
      const message = messageOfError(error, newProfileMessages().notCreated);
      toast({ title: messages().notice.error, message, variant: "destructive" });
    }
  };

  const taxFigure =
    region === "US" ? (
      <Field label={taxRateLabel(language)} error={errors.taxRate}>
        <PercentInput value={answers.taxRate} onValueChange={(taxRate) => change({ taxRate })} />
      </Field>
    ) : (
      <Field
        label={region === "AU" ? regionLabels(language).companyNumber : regionLabels(language).taxNumber}
      >
        <TextInput
          value={answers.taxNumber}
          onValueChange={(taxNumber) => change({ taxNumber })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={textLimits.line}
        />
      </Field>
    );

  return (
    <form noValidate aria-labelledby={titleId} onSubmit={(event) => void goOn(event)}>
      <Card
        title={<span id={titleId}>Before your first total</span>}
        description={`${ready}Asked once, and changed in Business Profile.`}
        footer={
          <>
            <Button variant="secondary" onClick={onSkip}>
              Not now
            </Button>
            <Button type="submit" loading={save.isPending}>
              Continue
            </Button>
          </>
        }
      >
        <Field label="Business name" required error={errors.companyName}>
          <TextInput
            ref={nameBox}
            value={answers.companyName}
            onValueChange={(companyName) => change({ companyName })}
            autoComplete="organization"
            maxLength={textLimits.line}
          />
        </Field>
        <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
          <RadioGroup
            legend={taxQuestions[region].legend}
            options={taxQuestions[region].options.map((option) =>
              option.value === "yes" && answers.tax === "yes" ? { ...option, below: taxFigure } : option,
            )}
            value={answers.tax}
            onValueChange={(tax) => change({ tax })}
            error={errors.tax}
            required
          />
          <div className="flex min-w-0 flex-col gap-4">
            <RadioGroup
              legend="Add a markup?"
              options={markups}
              value={answers.markup}
              onValueChange={(markup) => change({ markup })}
              error={errors.markup}
              required
            />
            {answers.markup !== null && answers.markup !== "none" && (
              <Field label="Markup" error={errors.markupPercent}>
                <PercentInput
                  value={answers.markupPercent}
                  onValueChange={(markupPercent) => change({ markupPercent })}
                />
              </Field>
            )}
          </div>
        </div>
      </Card>
    </form>
  );
}
