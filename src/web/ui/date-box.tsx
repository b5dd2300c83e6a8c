import { type LocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import { DateInput } from "#web/ui/date-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { DayInWords, TypedDate } from "#web/ui/typed-date.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";

interface DateBoxProps {
  id?: string;
  label: string;
  error?: string | undefined;
  /** A day "2026-11-21", "" for none, or what was typed and is no day. */
  value: string;
  /** The region in whose order day and month are typed. */
  language: Language;
  /** What "+14" counts from; today when absent. */
  from?: LocalDate | null;
  onValueChange: (value: string) => void;
}

/** A date: typed with a keyboard where there is a mouse, chosen in the system's own picker on a touch screen. */
export function DateBox({ language, value, from = null, onValueChange, ...field }: DateBoxProps) {
  const isTyped = useMediaQuery("(pointer: fine)");
  const box = { value, onValueChange };
  // What is no day is said once.
  const isRefused = Boolean(field.error) && parseLocalDate(value) === null;
  return (
    <Field {...field} hint={isTyped && !isRefused && <DayInWords value={value} language={language} />}>
      {isTyped ? <TypedDate {...box} {...{ language, from }} /> : <DateInput {...box} />}
    </Field>
  );
}
