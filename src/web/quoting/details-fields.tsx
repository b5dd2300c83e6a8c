import { type Dispatch, memo, type ReactNode } from "react";
import { formatLocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { boxedWords } from "#domain/documents/document-words.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { Language } from "#domain/region/region.ts";
import { type DraftAction, type DraftHead, isFixed, otherDate } from "#web/drafts/document-draft.ts";
import { datesOf } from "#web/quoting/dates-of.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { twoColumns, WordField } from "#web/quoting/word-field.tsx";
import { statusLabel } from "#web/records/status-looks.ts";
import { DateBox } from "#web/ui/date-box.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

export interface DetailsFieldsProps {
  draft: DraftHead;
  language: Language;
  /** The terms that a validity date or a due date is calculated from. */
  supplier: Pick<CompanyTerms, "quoteValidityDays" | "paymentTermsDays">;
  errorOf: (fieldId: string) => string | undefined;
  dispatch: Dispatch<DraftAction>;
}

/** The details of a quote besides its customer and items. Folded, because the defaults are usually right. */
export const QuoteDetails = memo(function QuoteDetails(props: DetailsFieldsProps) {
  const { draft, language, errorOf } = props;
  const until = parseLocalDate(draft.until);
  const summary = until ? `Valid until ${formatLocalDate(until, language)}` : "No end date";
  return (
    <Disclosure label="Dates, site and work description" summary={summary} open={checkedIds.some(errorOf)}>
      <fieldset disabled={isFixed(draft)} className={twoColumns}>
        <QuoteDates {...props} />
      </fieldset>
      <WordFields {...props} part="work" />
      <StatusField {...props} />
    </Disclosure>
  );
});

/**
 * The details of an invoice besides its customer and items, folded to their title: the next number and
 * the dates are usually right, and the lines are in sight.
 */
export const InvoiceDetails = memo(function InvoiceDetails({
  title,
  children,
  ...props
}: InvoiceDetailsProps) {
  const { draft, language, nextNumber, errorOf } = props;
  const summary = [draft.number ?? nextNumber, ...datesOf(draft, language)];
  return (
    <section aria-label={title} className="border-line">
      <div className="px-4 md:px-6">
        <Disclosure
          label={<h2 className="font-semibold text-xl">{title}</h2>}
          summary={summary.filter(Boolean).join(" · ")}
          open={checkedIds.some(errorOf)}
        >
          <div className="grid gap-4 sm:grid-cols-3">
            <NumberAndDates {...props} />
          </div>
          <WordFields {...props} part="work" />
          <StatusField {...props} />
          <div className="pb-4">{children}</div>
        </Disclosure>
      </div>
    </section>
  );
});

interface InvoiceDetailsProps extends NumberFieldsProps {
  /** "Project Details" */
  title: string;
  /** The settings of CIS, where it may be deducted. */
  children: ReactNode;
}

/** The boxes of the details that can be wrong: then they are unfolded. */
const checkedIds = [fieldIds.number, fieldIds.date, fieldIds.until];

export function QuoteDates(props: DetailsFieldsProps) {
  return (
    <>
      <DateField {...props} label="Quote date" />
      <UntilField {...props} label="Valid until" />
    </>
  );
}

export interface NumberFieldsProps extends DetailsFieldsProps {
  /** The number that a new invoice would get. */
  nextNumber: string;
}

/** The number of an invoice, its dates, and the words beside them. */
export function NumberAndDates(props: NumberFieldsProps) {
  const { draft, dispatch, errorOf, nextNumber } = props;
  return (
    <>
      <Field
        label="Invoice number"
        id={fieldIds.number}
        error={errorOf(fieldIds.number)}
        required
        {...(draft.number === null && { hint: "The next free number" })}
      >
        <TextInput
          value={draft.number ?? nextNumber}
          onValueChange={(number) => dispatch({ type: "set", change: { number } })}
          autoComplete="off"
          spellCheck={false}
          className="tabular"
        />
      </Field>
      <DateField {...props} label="Invoice date" />
      <UntilField {...props} label="Due date" />
      <WordFields {...props} part="number" />
    </>
  );
}

function DateField({
  draft,
  dispatch,
  supplier,
  label,
  language,
  errorOf,
}: DetailsFieldsProps & { label: string }) {
  return (
    <DateBox
      {...{ label, language }}
      id={fieldIds.date}
      error={errorOf(fieldIds.date)}
      value={draft.date}
      onValueChange={(date) => dispatch({ type: "set", change: otherDate(draft, date, supplier) })}
    />
  );
}

function UntilField({ draft, dispatch, label, language, errorOf }: DetailsFieldsProps & { label: string }) {
  return (
    <DateBox
      {...{ label, language }}
      id={fieldIds.until}
      error={errorOf(fieldIds.until)}
      value={draft.until}
      from={parseLocalDate(draft.date)}
      onValueChange={(until) => dispatch({ type: "set", change: { until, untilFrom: null } })}
    />
  );
}

/** The words of a part of the editor, drawn from the table of words. */
export function WordFields({
  part,
  draft,
  language,
  dispatch,
}: DetailsFieldsProps & { part: "number" | "work" }) {
  return boxedWords(draft.kind, part).map((word) => (
    <WordField key={word} {...{ word, words: draft.words, language, dispatch }} />
  ));
}

export function StatusField({ draft, dispatch }: DetailsFieldsProps) {
  if (isFixed(draft)) return null;
  const options = kindRules[draft.kind].chosenStatuses.map((value) => ({ value, label: statusLabel(value) }));
  return (
    <div className="sm:w-1/2 sm:pr-2">
      <Field label="Status">
        <Select
          options={options}
          value={draft.status}
          onValueChange={(status) => dispatch({ type: "set", change: { status } })}
        />
      </Field>
    </div>
  );
}
