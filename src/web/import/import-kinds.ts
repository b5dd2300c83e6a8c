import type { Language } from "#domain/region/region.ts";
import { customerRules } from "#web/import/customer-import.ts";
import type { ImportField, Mapping } from "#web/import/import-field.ts";
import type { ImportPlan, PlanInput } from "#web/import/import-plan.ts";
import type { ImportRules } from "#web/import/import-rules.ts";
import { labourRules } from "#web/import/labour-import.ts";
import { materialRules } from "#web/import/material-import.ts";
import { planImport } from "#web/import/plan-import.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import type { ListRecords } from "#web/records/noun-records.ts";
import type { Stored } from "#web/records/resources.ts";

export interface ImportKind<T extends Stored> {
  fields: (language: Language) => readonly ImportField[];
  /** What is wrong with a choice of columns as a whole; null when nothing is. */
  missingColumn: (mapping: Mapping) => string | null;
  plan: (input: PlanInput<T>) => ImportPlan<T>;
  /** The field that has an amount; null when there is no such field. */
  amountField: string | null;
  /** A sentence, shown under the file's name, that says how rows are matched with records. */
  goesBy: string;
}

export const importKinds: { [K in ImportableKind]: ImportKind<ListRecords[K]> } = {
  customer: {
    ...kindOf(customerRules),
    amountField: null,
    goesBy: "A customer with the same name and email as one of yours is left out unless you say otherwise.",
  },
  material: {
    ...kindOf(materialRules),
    amountField: "unitCost",
    goesBy:
      "A row with the SKU of one of your materials brings that one up to date. A blank cell changes nothing.",
  },
  laborItem: {
    ...kindOf(labourRules),
    amountField: "rate",
    goesBy: "A row with the name of one of yours brings that one up to date. A blank cell changes nothing.",
  },
};

function kindOf<T extends Stored, Draft>(rules: ImportRules<T, Draft>) {
  return {
    fields: rules.fields,
    missingColumn: rules.missingColumn,
    plan: (input: PlanInput<T>) => planImport(rules, input),
  };
}
