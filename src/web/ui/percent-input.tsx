import { Affix, FramedInput, type FramedInputProps } from "#web/ui/framed-input.tsx";
import { decimalTyping } from "#web/ui/money-input.tsx";

interface PercentInputProps extends Omit<FramedInputProps, "type" | "after" | "value"> {
  /** The percentage as typed: "17.5". The form parses it. */
  value: string;
}

/** A percentage as typed, followed by its sign. */
export function PercentInput({ onFocus, ...rest }: PercentInputProps) {
  return (
    <FramedInput
      {...decimalTyping}
      {...rest}
      onFocus={(event) => {
        onFocus?.(event);
        event.target.select();
      }}
      inputClassName="tabular text-right pr-1"
      after={<Affix side="end">%</Affix>}
    />
  );
}
