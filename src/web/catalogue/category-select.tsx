import type { ComponentProps } from "react";
import type { Category } from "#domain/catalogue/catalogue.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { materialLabels } from "#words/labels/catalogue-labels.ts";

interface CategorySelectProps extends Omit<ComponentProps<"select">, "children"> {
  categories: readonly Category[];
  error?: string | undefined;
}

/** A choice of a category, or of no category. */
export function CategorySelect({ categories, error, ...registration }: CategorySelectProps) {
  const options = categories.map(({ id, name }) => ({ value: id as string, label: name }));
  return (
    <Field label={materialLabels.category} error={error}>
      <Select options={options} placeholder="No category" {...registration} />
    </Field>
  );
}
