import type { Ref } from "react";
import { textLimits } from "#domain/records/word-table.ts";
import { mustReach } from "#web/quoting/choose-customer.ts";
import type { CustomerBoxesProps } from "#web/quoting/customer-boxes.tsx";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** One box for how to reach somebody new: what is typed of digits alone is a telephone number. */
export function ReachBox({
  kind,
  words,
  errorOf,
  dispatch,
  inputRef,
}: CustomerBoxesProps & { inputRef?: Ref<HTMLInputElement> }) {
  const isPhone = words.customerEmail === "" && words.customerPhone !== "";
  const id = isPhone ? fieldIds.customerPhone : fieldIds.customerEmail;
  const change = (typed: string) => {
    const digits = looksLikePhone(typed);
    dispatch({ type: "set", change: { withoutEmail: digits } });
    dispatch({
      type: "words",
      change: digits
        ? { customerPhone: typed, customerEmail: "" }
        : { customerEmail: typed, ...(isPhone && { customerPhone: "" }) },
    });
  };
  return (
    <Field
      label="E-mail or phone"
      id={id}
      error={errorOf(fieldIds.customerEmail) ?? errorOf(fieldIds.customerPhone)}
      required={mustReach(kind)}
    >
      <TextInput
        ref={inputRef}
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        autoComplete="off"
        maxLength={textLimits.line}
        value={isPhone ? words.customerPhone : words.customerEmail}
        onValueChange={change}
      />
    </Field>
  );
}

function looksLikePhone(typed: string): boolean {
  return /^[+(]?\d[\d\s()./-]*$/.test(typed.trim());
}
