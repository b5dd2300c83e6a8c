import { Affix, FramedInput, type FramedInputProps } from "#web/ui/framed-input.tsx";

interface MoneyInputProps extends Omit<FramedInputProps, "type" | "before" | "value"> {
  /** The amount as typed, never a number: "12.", "1,250.00". The form parses it with `parsePence`. */
  value: string;
  /** The sign before the amount: "£", "$", "A$". */
  symbol: string;
}

/** An amount of money as typed. Selects everything on focus, so that the next figure replaces the last. */
export function MoneyInput({ symbol, onFocus, inputClassName = "", ...rest }: MoneyInputProps) {
  return (
    <FramedInput
      {...decimalTyping}
      {...rest}
      onFocus={(event) => {
        onFocus?.(event);
        event.target.select();
      }}
      inputClassName={`tabular text-right pl-1 ${inputClassName}`}
      before={<Affix side="start">{symbol}</Affix>}
    />
  );
}

/** What every box for a decimal shares: the phone's keypad with a decimal point, and no corrections. */
export const decimalTyping = { inputMode: "decimal", autoComplete: "off", spellCheck: false } as const;
