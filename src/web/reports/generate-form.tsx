import { type FormEvent, useState } from "react";
import { compareMonths, type Month } from "#domain/reports/month.ts";
import { CalendarPlus } from "#web/icons/calendar-plus.ts";
import { Sparkles } from "#web/icons/sparkles.ts";
import { firstChoice, monthOptions, yearOptions } from "#web/reports/report-months.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

interface GenerateFormProps {
  current: Month;
  onGenerate: (month: Month) => void;
  generating: boolean;
  onAutoGenerate: () => void;
  autoGenerating: boolean;
}

/** Chooses a month and a year to report on, with a shortcut for last month. */
export function GenerateForm(props: GenerateFormProps) {
  const { current, onGenerate, generating } = props;
  const [chosen, setChosen] = useState(() => firstChoice(current));
  const changeYear = (year: number) => {
    const next = { ...chosen, year };
    setChosen(compareMonths(next, current) > 0 ? current : next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!generating) onGenerate(chosen);
  };
  return (
    <Card
      title="Generate a Report"
      description="What you quoted and invoiced in a month. An unlocked report is counted again each time."
    >
      <form onSubmit={send} className="flex flex-wrap items-end gap-3">
        <div className="min-w-36 flex-1 sm:max-w-56">
          <Field label="Month">
            <Select
              options={monthOptions(chosen.year, current)}
              value={String(chosen.month)}
              onValueChange={(month) => setChosen({ ...chosen, month: Number(month) })}
            />
          </Field>
        </div>
        <div className="min-w-28 flex-1 sm:max-w-40">
          <Field label="Year">
            <Select
              options={yearOptions(current)}
              value={String(chosen.year)}
              onValueChange={(year) => changeYear(Number(year))}
            />
          </Field>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:w-full">
          <Button type="submit" loading={generating}>
            <CalendarPlus aria-hidden /> Generate Report
          </Button>
          <Button variant="secondary" onClick={props.onAutoGenerate} loading={props.autoGenerating}>
            <Sparkles aria-hidden /> Auto-Generate Last Month
          </Button>
        </div>
      </form>
    </Card>
  );
}
