import { TextInput, type TextInputProps } from "#web/ui/text-input.tsx";

interface DateInputProps extends Omit<TextInputProps, "type" | "value"> {
  /** A calendar day "2026-11-21", or "" for none. */
  value: string;
}

/** A calendar day. The browser's own picker, shown in the reader's own order of day and month. */
export function DateInput({ className, ...rest }: DateInputProps) {
  return (
    <TextInput
      {...rest}
      type="date"
      className={`tabular [&::-webkit-calendar-picker-indicator]:ml-0 ${className ?? ""}`}
    />
  );
}
