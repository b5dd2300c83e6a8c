import { TextInput, type TextInputProps } from "#web/ui/text-input.tsx";

interface DateInputProps extends Omit<TextInputProps, "type" | "value"> {
  /** A calendar day "2026-11-21", or "" for an empty box. */
  value: string;
}

/** A calendar day. The browser's own picker, which shows day and month in the reader's order. */
export function DateInput({ className, ...rest }: DateInputProps) {
  return (
    <TextInput
      {...rest}
      type="date"
      className={`tabular [&::-webkit-calendar-picker-indicator]:ml-0 ${className ?? ""}`}
    />
  );
}
