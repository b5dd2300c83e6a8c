import { Controller } from "react-hook-form";
import { type Category, type LabourItem, rateTypes } from "#domain/catalogue/catalogue.ts";
import { currencySign } from "#domain/money/format-money.ts";
import { regionTerms } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import { CategorySelect } from "#web/catalogue/category-select.tsx";
import { type LabourDraft, labourDraft, labourForm } from "#web/catalogue/labour-form.ts";
import { catalogueResources } from "#web/records/catalogue-resources.ts";
import { textsOf } from "#web/records/list-texts.ts";
import { RecordDialog } from "#web/records/record-dialog.tsx";
import { useLanguage } from "#web/records/use-language.ts";
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
export function LabourDialog({ item, categories, onClose }: LabourDialogProps) {
  const language = useLanguage();
  const { currency } = regionTerms(language);
  return (
    <RecordDialog<LabourItem, LabourDraft>
      record={item}
      resource={catalogueResources.labour}
      schema={labourForm}
      draftOf={labourDraft}
      titles={textsOf("laborItem", language).dialog}
      said={messages().labour.save}
      onClose={onClose}
    >
      {({ register, control, formState: { errors } }) => (
        <>
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
        </>
      )}
    </RecordDialog>
  );
}
