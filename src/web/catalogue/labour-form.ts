import * as z from "zod/mini";
import { type LabourItem, type RateType, rateTypes } from "#domain/catalogue/catalogue.ts";
import { labourWords } from "#domain/catalogue/catalogue-words.ts";
import { formatPence } from "#domain/money/pence.ts";
import { typedMoney } from "#web/base/form-figures.ts";
import { type FormTexts, formTexts, requiredBox, wordBoxes } from "#web/base/form-text.ts";
import { said } from "#web/base/messages.ts";
import { categoryChoice } from "#web/catalogue/material-form.ts";

/** The boxes of the labour form, as typed. */
export interface LabourDraft extends FormTexts<typeof labourWords> {
  rate: string;
  rateType: RateType;
  /** A category's id, or "" when it has no category. */
  categoryId: string;
}

export const labourForm = z.object({
  ...wordBoxes(labourWords),
  name: requiredBox(said((messages) => messages.labour.nameRequired)),
  rate: typedMoney(said((messages) => messages.labour.rate)),
  rateType: z.enum(rateTypes),
  categoryId: categoryChoice<"LabourCategory">(),
});

/** The initial values of the form. */
export function labourDraft(item: LabourItem | null): LabourDraft {
  return {
    ...formTexts(labourWords, item),
    rate: item ? formatPence(item.rate) : "",
    rateType: item?.rateType ?? "hour",
    categoryId: item?.categoryId ?? "",
  };
}
