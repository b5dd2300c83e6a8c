import { Controller } from "react-hook-form";
import type { Category, Material } from "#domain/catalogue/catalogue.ts";
import { unitTypes } from "#domain/catalogue/units.ts";
import { currencySign } from "#domain/money/format-money.ts";
import { regionTerms } from "#domain/region/region.ts";
import { readLocalSettings } from "#web/base/local-settings.ts";
import { messages } from "#web/base/messages.ts";
import { inCapitals, rewriting } from "#web/base/rewriting.ts";
import { CategorySelect } from "#web/catalogue/category-select.tsx";
import { type MaterialDraft, materialDraft, materialForm } from "#web/catalogue/material-form.ts";
import { catalogueResources } from "#web/records/catalogue-resources.ts";
import { textsOf } from "#web/records/list-texts.ts";
import { RecordDialog } from "#web/records/record-dialog.tsx";
import { useLanguage } from "#web/records/use-language.ts";
import { Field } from "#web/ui/field.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { materialLabels } from "#words/labels/catalogue-labels.ts";

interface MaterialDialogProps {
  /** The material to edit, or null for a new one. */
  material: Material | null;
  categories: readonly Category[];
  onClose: () => void;
}

export function MaterialDialog({ material, categories, onClose }: MaterialDialogProps) {
  const language = useLanguage();
  const { currency } = regionTerms(language);
  const { measurementSystem } = readLocalSettings(localStorage, language);
  return (
    <RecordDialog<Material, MaterialDraft>
      record={material}
      resource={catalogueResources.materials}
      schema={materialForm}
      draftOf={materialDraft}
      titles={textsOf("material", language).dialog}
      said={messages().materials.save}
      onClose={onClose}
    >
      {({ register, control, formState: { errors } }, present) => {
        const units = unitTypes(measurementSystem, present?.unitType).map((unit) => ({
          value: unit,
          label: unit,
        }));
        return (
          <>
            <Field label={materialLabels.name} error={errors.name?.message} required>
              <TextInput autoComplete="off" {...register("name")} />
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={materialLabels.sku} error={errors.sku?.message}>
                <TextInput
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  {...rewriting(register("sku"), inCapitals)}
                />
              </Field>
              <CategorySelect
                categories={categories}
                error={errors.categoryId?.message}
                {...register("categoryId")}
              />
              <Field label={materialLabels.unitCost} error={errors.unitCost?.message} required>
                <Controller
                  control={control}
                  name="unitCost"
                  render={({ field }) => (
                    <MoneyInput symbol={currencySign(currency, language)} placeholder="0.00" {...field} />
                  )}
                />
              </Field>
              <Field label={materialLabels.unitType} error={errors.unitType?.message} required>
                <Select options={units} {...register("unitType")} />
              </Field>
            </div>
          </>
        );
      }}
    </RecordDialog>
  );
}
