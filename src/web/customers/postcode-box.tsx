import { useWatch } from "react-hook-form";
import type { Customer } from "#domain/customers/customer.ts";
import type { customerWords } from "#domain/customers/customer-words.ts";
import { regionTerms } from "#domain/region/region.ts";
import { inCapitals, rewriting } from "#web/base/rewriting.ts";
import { postcodeCheck } from "#web/base/soft-checks.ts";
import { useSoftCheck } from "#web/base/use-soft-check.ts";
import type { RecordFields } from "#web/records/resources.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { capitalsTyping, type OwnBoxes, unfilled, type WordBoxProps } from "#web/records/word-boxes.tsx";
import { Field } from "#web/ui/field.tsx";
import { SoftWarning } from "#web/ui/soft-warning.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/** The boxes of a customer that are not drawn from the table. */
export const customerBoxes: OwnBoxes<typeof customerWords, RecordFields<Customer>> = {
  postcode: (box) => <PostcodeBox {...box} />,
};

/** The box of a customer's postcode, which is checked when it is left. */
function PostcodeBox({ form, label, error }: WordBoxProps<typeof customerWords, RecordFields<Customer>>) {
  const { region } = regionTerms(useLanguage());
  const [text, country] = useWatch({ control: form.control, name: ["postcode", "country"] });
  const { doubt, onLeave } = useSoftCheck(text, postcodeCheck(region, country));
  const postcode = rewriting(form.register("postcode"), inCapitals);
  return (
    <Field label={label} hint={<SoftWarning words={doubt} />} error={error}>
      <TextInput
        {...unfilled}
        {...capitalsTyping}
        {...postcode}
        onBlur={(event) => {
          onLeave();
          return postcode.onBlur(event);
        }}
      />
    </Field>
  );
}
