import { Controller } from "react-hook-form";
import { type Category, type LabourItem, rateTypes } from "#domain/catalogue/catalogue.ts";
import { currencySign } from "#domain/money/format-money.ts";
import { regionTerms } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import { messages } from "#web/base/messages.ts";
import { useLast } from "#web/base/use-last.ts";
import { useSaveLabourItem } from "#web/catalogue/catalogue-queries.ts";
import { CategorySelect } from "#web/catalogue/category-select.tsx";
import { type LabourDraft, labourDraft, labourForm } from "#web/catalogue/labour-form.ts";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import { useLanguage } from "#web/records/use-language.ts";
import { useRecordForm } from "#web/records/use-record-form.ts";
import { Field } from "#web/ui/field.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { labourLabels, rateTypeLabels } from "#words/labels/catalogue-labels.ts";

interface LabourDialogProps {
  /** The labour item to edit, or null for a new one. */
  item: LabourItem | null;
  categories: readonly Category[];
  onClose: () => void;
}

const rateOptions = rateTypes.map((type) => ({ value: type, label: rateTypeLabels[type] }));

/** Adds or edits a labour item. */
export function LabourDialog({ item: present, categories, onClose }: LabourDialogProps) {
  const item = useLast(present);
  const language = useLanguage();
  const { currency } = regionTerms(language);
  const { form, submit, ...state } = useRecordForm<LabourItem, LabourDraft>({
    record: item,
    schema: labourForm,
    draftOf: labourDraft,
    save: useSaveLabourItem(),
    words: messages().labour.save,
    onSaved: onClose,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const noun = spelled("Labour Item", language);
  return (
    <FormDialog
      title={item ? `Edit ${noun}` : `Add New ${noun}`}
      submitLabel={item ? `Update ${noun}` : `Create ${noun}`}
      onSubmit={submit}
      dirty={formState.isDirty}
      onClose={onClose}
      {...state}
    >
      <Field label={labourLabels.name} error={errors.name?.message} required>
        <TextInput autoComplete="off" {...register("name")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={labourLabels.rate} error={errors.rate?.message} required>
          <Controller
            control={control}
            name="rate"
            render={({ field }) => (
              <MoneyInput symbol={currencySign(currency, language)} placeholder="0.00" {...field} />
            )}
          />
        </Field>
        <Field label={labourLabels.rateType} error={errors.rateType?.message}>
          <Select options={rateOptions} {...register("rateType")} />
        </Field>
        <CategorySelect
          categories={categories}
          error={errors.categoryId?.message}
          {...register("categoryId")}
        />
      </div>
    </FormDialog>
  );
}
