import type { useNextNumberForm } from "#web/company/next-numbers.ts";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** The boxes for the number of the next quote and of the next invoice. */
export function NextNumberFields({ form }: { form: ReturnType<typeof useNextNumberForm> }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Box label="Next quote number" {...form.boxOf("quote")} />
      <Box label="Next invoice number" {...form.boxOf("invoice")} />
    </div>
  );
}

interface BoxProps {
  label: string;
  value: string;
  error: string | undefined;
  isSet: boolean;
  onValueChange: (text: string) => void;
}

function Box({ label, error, isSet, ...box }: BoxProps) {
  return (
    <Field label={label} error={error} {...(isSet && { hint: "This number is set." })}>
      <TextInput
        {...box}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="tabular"
      />
    </Field>
  );
}
