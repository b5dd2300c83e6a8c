import { useId } from "react";
import { type FileTable, type ImportDraft, sheetOf } from "#web/import/import-draft.ts";
import type { ImportField } from "#web/import/import-field.ts";
import { importKinds } from "#web/import/import-kinds.ts";
import { StepHeading } from "#web/import/step-heading.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

interface ColumnsStepProps {
  draft: ImportDraft;
  onChange: (draft: ImportDraft) => void;
  /** What is wrong with the choice as a whole; null when nothing is. */
  problem: string | null;
}

/** Chooses the column for each field; the likely ones are chosen already. */
export function ColumnsStep({ draft, onChange, problem }: ColumnsStepProps) {
  const sheet = sheetOf(draft);
  const { fields } = importKinds[draft.kind];
  return (
    <>
      <StepHeading>Match the columns</StepHeading>
      {problem && (
        <Alert variant="danger" live>
          {problem}.
        </Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {fields(draft.language).map((field) => (
          <ColumnChoice
            key={field.key}
            field={field}
            sheet={sheet}
            column={draft.mapping[field.key] ?? null}
            onChange={(column) => onChange({ ...draft, mapping: { ...draft.mapping, [field.key]: column } })}
          />
        ))}
      </div>
      <Checkbox
        label="The first row holds the headings"
        checked={draft.hasHeadings}
        onCheckedChange={(checked) => onChange({ ...draft, hasHeadings: checked })}
      />
    </>
  );
}

interface ColumnChoiceProps {
  field: ImportField;
  sheet: FileTable;
  column: number | null;
  onChange: (column: number | null) => void;
}

function ColumnChoice({ field, sheet, column, onChange }: ColumnChoiceProps) {
  const id = useId();
  const options = sheet.headings.map((heading, index) => ({ value: String(index), label: heading }));
  return (
    <Field id={id} label={field.label} hint={column === null ? undefined : exampleOf(sheet, column)}>
      <Select
        options={options}
        placeholder={field.otherwise ? `No column: ${field.otherwise}` : "No column"}
        value={column === null ? "" : String(column)}
        onChange={(event) => onChange(event.target.value === "" ? null : Number(event.target.value))}
      />
    </Field>
  );
}

/** The first value of a column, so that nobody has to open the file to recognise it. */
function exampleOf({ rows }: FileTable, column: number): string {
  const value = rows.map(({ cells }) => (cells[column] ?? "").trim()).find((text) => text !== "");
  if (value === undefined) return "This column is empty";
  return `For example: ${value.length > 60 ? `${value.slice(0, 60)}...` : value}`;
}
