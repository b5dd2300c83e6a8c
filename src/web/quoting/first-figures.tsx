import { type Dispatch, type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { companyTermDefaults } from "#domain/company/company-term-defaults.ts";
import { companyWords } from "#domain/company/company-words.ts";
import { readTypedPercent } from "#domain/documents/typed-number.ts";
import { formatPercentShort, type Percent, zeroPercent } from "#domain/money/percent.ts";
import { noWords, textLimits } from "#domain/records/word-table.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";
import { focusIfFree } from "#web/base/focus-if-free.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { newId } from "#web/base/new-id.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import { type DocumentDraft, type DraftAction, otherFirm } from "#web/drafts/document-draft.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { type CompanyFields, useSaveCompanyProfile } from "#web/records/save-company.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { PercentInput } from "#web/ui/percent-input.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { companyLabels } from "#words/labels/company-labels.ts";
import { regionLabels } from "#words/labels/region-labels.ts";

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
    setTried(true);
    if (read.fields === null) return;
    try {
      await save.mutateAsync({ current: null, newId: id, fields: read.fields });
      dispatch({ type: "replace", draft: otherFirm(draft, read.fields) });
      toast({ title: messages().notice.success, message: formMessages().company.created });
    } catch (error) {
      const message = messageOfError(error, formMessages().company.notCreated);
      toast({ title: messages().notice.error, message, variant: "destructive" });
    }
  };

  return (
    <form noValidate aria-labelledby={titleId} onSubmit={(event) => void goOn(event)}>
      <Card
        title={<span id={titleId}>Before your first total</span>}
        description="Asked once. You can change all of it in Business Profile."
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
          <div className="flex min-w-0 flex-col gap-4">
            <RadioGroup
              legend={taxQuestions[region].legend}
              options={taxQuestions[region].options}
              value={answers.tax}
              onValueChange={(tax) => change({ tax })}
              error={errors.tax}
              required
            />
            {answers.tax === "yes" && region === "US" && (
              <Field label={companyLabels(language).vatRate} error={errors.taxRate}>
                <PercentInput value={answers.taxRate} onValueChange={(taxRate) => change({ taxRate })} />
              </Field>
            )}
            {answers.tax === "yes" && region !== "US" && (
              <Field
                label={
                  region === "AU" ? regionLabels(language).companyNumber : regionLabels(language).taxNumber
                }
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
            )}
          </div>
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

const markups = [
  { value: "none", label: "No" },
  { value: "materials_only", label: "On materials" },
  { value: "materials_and_labour", label: "On everything" },
] as const;

/** @param tax what the region calls it */
const registered = (tax: string) =>
  [
    { value: "yes", label: "Yes" },
    {
      value: "applied",
      label: "Applied, no number yet",
      hint: `Prices stay as they are, without ${tax}. Invoices say that a ${tax === "VAT" ? "VAT" : "tax"} invoice follows, until you charge ${tax} in Business Profile.`,
    },
    { value: "no", label: "No" },
  ] as const;

const taxQuestions = {
  GB: { legend: "Are you registered for VAT?", options: registered("VAT") },
  AU: { legend: "Are you registered for GST?", options: registered("GST") },
  US: {
    legend: "Do you charge sales tax?",
    options: registered("").filter(({ value }) => value !== "applied"),
  },
};

/** The answers as typed and chosen; null for a question that is not answered yet. */
interface Answers {
  companyName: string;
  tax: ReturnType<typeof registered>[number]["value"] | null;
  taxNumber: string;
  /** Percent. */
  taxRate: string;
  markup: (typeof markups)[number]["value"] | null;
  /** Percent. */
  markupPercent: string;
}

function unanswered(language: Language): Answers {
  const { region } = regionTerms(language);
  return {
    companyName: "",
    tax: null,
    taxNumber: "",
    taxRate: formatPercentShort(defaultTaxPercent(region, null)),
    markup: null,
    markupPercent: formatPercentShort(companyTermDefaults.defaultMarkupPercent),
  };
}

/** The days that a new firm's customers have to pay, which it can see and change in its profile. */
const firstPaymentTerms = 14;

const registrationOf = { yes: "registered", applied: "applied", no: "not" } as const;

/** The new profile that the answers result in, or what is wrong with them. */
function readAnswers(
  answers: Answers,
  language: Language,
): { fields: CompanyFields | null; errors: { [Name in keyof Answers]?: string } } {
  const { companyName, tax, taxNumber, markup } = answers;
  const { company } = formMessages();
  const { region, defaultCountry } = regionTerms(language);
  const charges = tax === "yes";
  const rate = charges ? percentUpTo(100, answers.taxRate) : defaultTaxPercent(region, null);
  const markupPercent = markup === "none" ? zeroPercent : percentUpTo(1000, answers.markupPercent);
  const errors = {
    ...(companyName.trim() === "" && { companyName: company.nameRequired }),
    ...(tax === null && { tax: "Please choose one" }),
    ...(rate === null && { taxRate: company.vatRateRange }),
    ...(markup === null && { markup: "Please choose one" }),
    ...(markupPercent === null && { markupPercent: company.defaultMarkupRange }),
  };
  if (Object.keys(errors).length > 0 || markup === null || rate === null || markupPercent === null) {
    return { fields: null, errors };
  }
  const number = charges ? taxNumber.trim() || null : null;
  return {
    errors,
    fields: {
      ...companyTermDefaults,
      ...noWords(companyWords),
      language,
      companyName: companyName.trim(),
      country: defaultCountry,
      vatNumber: number,
      // An Australian firm has one number for both.
      ...(region === "AU" && { companyNumber: number }),
      chargeVat: charges,
      vatRegistration: region === "US" ? null : tax && registrationOf[tax],
      vatRate: rate,
      defaultTaxPercent: charges ? rate : zeroPercent,
      markupScope: markup === "none" ? companyTermDefaults.markupScope : markup,
      defaultMarkupPercent: markupPercent,
      paymentTermsDays: firstPaymentTerms,
      logoUrl: null,
    },
  };
}

function percentUpTo(most: number, typed: string): Percent | null {
  const read = readTypedPercent(typed);
  return read !== null && read <= most * 1000 ? read : null;
}
