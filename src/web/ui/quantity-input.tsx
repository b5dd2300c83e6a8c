import { Affix, FramedInput, type FramedInputProps } from "#web/ui/framed-input.tsx";
import { decimalTyping } from "#web/ui/money-input.tsx";

interface QuantityInputProps extends Omit<FramedInputProps, "type" | "after" | "value"> {
  /** The quantity as typed: "7.5". The form parses it. */
  value: string;
  /** The unit after the figure: "hours", "m". */
  unit?: string;
  /** Whole numbers only: the phone shows digits without a decimal point. */
  whole?: boolean;
}

/** A quantity as typed, followed by its unit. When there is little room, the unit is truncated and never the figure. */
export function QuantityInput({ unit, whole = false, onFocus, ...rest }: QuantityInputProps) {
  const least = rest.value.length > 3 ? "min-w-18" : "min-w-12";
  return (
    <FramedInput
      {...decimalTyping}
      inputMode={whole ? "numeric" : "decimal"}
      {...rest}
      onFocus={(event) => {
        onFocus?.(event);
        event.target.select();
      }}
      inputClassName={`tabular text-right ${unit ? `${least} pr-1.5` : ""}`}
      after={unit && <Affix side="end">{unit}</Affix>}
    />
  );
}
