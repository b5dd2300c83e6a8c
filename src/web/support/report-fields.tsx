import { laterMessages } from "#web/base/later-messages.ts";
import {
  type IssueReport,
  issuePriorities,
  issueTypes,
  type RequiredField,
} from "#web/support/report-mail.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

interface ReportFieldsProps {
  report: IssueReport;
  onChange: (change: Partial<IssueReport>) => void;
  missing: readonly RequiredField[];
}

export function ReportFields({ report, onChange, missing }: ReportFieldsProps) {
  const errorOf = (field: RequiredField) =>
    missing.includes(field) ? laterMessages().support.missing : undefined;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="report-type" label="Type" error={errorOf("type")} required>
          <Select
            options={issueTypes}
            placeholder="Choose a type"
            value={report.type}
            onChange={(event) => onChange({ type: event.target.value as IssueReport["type"] })}
          />
        </Field>
        <Field id="report-priority" label="Priority">
          <Select
            options={issuePriorities}
            value={report.priority}
            onValueChange={(priority) => onChange({ priority })}
          />
        </Field>
      </div>
      <Field id="report-subject" label="Subject" error={errorOf("subject")} required>
        <TextInput
          value={report.subject}
          maxLength={150}
          onValueChange={(subject) => onChange({ subject })}
        />
      </Field>
      <Field id="report-description" label="Description" error={errorOf("description")} required>
        <Textarea value={report.description} onValueChange={(description) => onChange({ description })} />
      </Field>
      <Field label="Steps to Reproduce" hint="What did you do, one step a line?">
        <Textarea value={report.steps} onValueChange={(steps) => onChange({ steps })} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Expected">
          <Textarea value={report.expected} onValueChange={(expected) => onChange({ expected })} />
        </Field>
        <Field label="Actual">
          <Textarea value={report.actual} onValueChange={(actual) => onChange({ actual })} />
        </Field>
      </div>
    </>
  );
}
