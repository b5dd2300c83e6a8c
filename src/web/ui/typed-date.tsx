import { useState } from "react";
import { formatLocalDate, type LocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import { TextInput } from "#web/ui/text-input.tsx";
import { longDay } from "#words/labels/long-day.ts";
import { exampleDate, readTypedDay } from "#words/labels/typed-day.ts";

interface TypedDateProps {
  /** A day "2026-11-21", "" for none, or what was typed and is no day. */
  value: string;
  /** The region in whose order day and month are read and shown. */
  language: Language;
  /** What "+14" counts from; today when absent. */
  from?: LocalDate | null;
  onValueChange: (value: string) => void;
}

/** A date typed with a keyboard: see {@link readTypedDay}. On leaving the box, it is shown as the region writes it. */
export function TypedDate({ value, language, from = null, onValueChange }: TypedDateProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const day = parseLocalDate(value);
  return (
    <TextInput
      value={typed ?? (day ? formatLocalDate(day, language) : value)}
      onValueChange={(text) => {
        setTyped(text);
        onValueChange(readTypedDay(text, { language, today: today(), from }) ?? text.trim());
      }}
      onBlur={() => setTyped(null)}
      autoComplete="off"
      spellCheck={false}
      className="tabular"
    />
  );
}

/** The day in words, or how to type one. */
export function DayInWords({ value, language }: Pick<TypedDateProps, "value" | "language">) {
  const day = parseLocalDate(value);
  const text = day ? longDay(day, language) : value && messages().documents.noSuchDate(exampleDate(language));
  return <span aria-live="polite">{text || "\u00a0"}</span>;
}
