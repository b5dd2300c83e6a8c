import { formatCount } from "#domain/money/format-count.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import type { DecimalMark } from "#web/bring-in/amount-text.ts";
import { ambiguousAmount, type ImportDraft, type Review } from "#web/import/import-draft.ts";
import { countOutcomes } from "#web/import/import-plan.ts";
import { leftOutParts, summaryParts } from "#web/import/import-summary.ts";
import { PreviewTable } from "#web/import/preview-table.tsx";
import { ProblemList } from "#web/import/problem-list.tsx";
import { StepHeading } from "#web/import/step-heading.tsx";
import type { SavingState } from "#web/import/use-save-import.ts";
import { countedRecords, listNames } from "#web/records/list-names.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";

interface CheckStepProps {
  draft: ImportDraft;
  review: Review;
  onChange: (draft: ImportDraft) => void;
  saving: SavingState;
}

/** Shows what the import would do, before it does it. */
export function CheckStep({ draft, review, onChange, saving }: CheckStepProps) {
  if (saving.sealed !== null) return <SavingProgress sealed={saving.sealed} total={review.rows.length} />;
  const words = listNames(draft.kind, draft.language);
  const { plan } = review;
  return (
    <>
      <StepHeading>{headingOf(review)}</StepHeading>
      {saving.failure && (
        <Alert variant="danger" title={laterMessages().import.save.failed} live>
          {saving.failure}
        </Alert>
      )}
      <LeftOut draft={draft} review={review} onChange={onChange} />
      {draft.file.closed > 0 && (
        <Alert variant="warning" title={`${countedRecords(draft.file.closed, words)} cannot be read`}>
          Rows of this file cannot be compared with what is locked, and may make it twice.
        </Alert>
      )}
      <AmountChoice draft={draft} onChange={onChange} />
      {plan.problems.length > 0 && <ProblemList draft={draft} problems={plan.problems} />}
      {review.rows.length > 0 && <PreviewTable draft={draft} review={review} />}
    </>
  );
}

function headingOf(review: Review): string {
  if (review.plan.problems.length > 0) return "Correct the file first";
  const parts = summaryParts(review);
  return parts.length === 0 ? "Nothing to save" : parts.join(", ");
}

/** Lists what is not saved, with the choice to save rows that look like existing records. */
function LeftOut({ draft, review, onChange }: Omit<CheckStepProps, "saving">) {
  const parts = leftOutParts(review);
  const { there } = countOutcomes(review.plan);
  const words = listNames(draft.kind, draft.language);
  return (
    <>
      {parts.length > 0 && <p className="-mt-3 text-ink-soft">Left out: {parts.join(", ")}.</p>}
      {there > 0 && (
        <Checkbox
          label={`Add ${countedRecords(there, words)} again, although already there`}
          checked={draft.withThere}
          onCheckedChange={(withThere) => onChange({ ...draft, withThere })}
        />
      )}
    </>
  );
}

/** Shown when an amount can be read in two ways. The person decides, because the app never guesses. */
function AmountChoice({ draft, onChange }: Pick<CheckStepProps, "draft" | "onChange">) {
  const amount = ambiguousAmount(draft);
  if (amount === null) return null;
  return (
    <RadioGroup
      legend={`How are amounts written in this file? It has "${amount}".`}
      options={decimalMarks}
      value={draft.decimalMark}
      onValueChange={(decimalMark) => onChange({ ...draft, decimalMark })}
    />
  );
}

const decimalMarks: { value: Exclude<DecimalMark, null>; label: string; hint: string }[] = [
  { value: "point", label: "1,234.50", hint: "A point before the decimals, commas between thousands" },
  { value: "comma", label: "1.234,50", hint: "A comma before the decimals, points between thousands" },
];

function SavingProgress({ sealed, total }: { sealed: number; total: number }) {
  const done = sealed >= total;

  return (
    <div role="status" className="py-6">
      <Progress
        label={done ? "Saving..." : "Encrypting on this device..."}
        value={done ? null : sealed}
        max={total}
        detail={`${formatCount(sealed)} of ${formatCount(total)}`}
      />
    </div>
  );
}
