import type { IconComponent } from "#web/icons/icon.ts";
import type { ComboboxReading } from "#web/ui/combobox-props.ts";

/** One result of the search over everything: a record or a command. */
export interface Findable {
  key: string;
  label: string;
  detail: string;
  /** All words that it is found by, in lines. */
  text: string;
  /** The heading that it is listed under. */
  group: string;
  icon?: IconComponent | undefined;
}

/** Something that can be done. */
export interface Command extends Findable {
  run: () => void;
}

/** All words that a result is found by. */
export function foundText({ text }: Findable): string {
  return text;
}

/** How the search reads its results. */
export const findableReading: ComboboxReading<Findable> = {
  keyOf: ({ key }) => key,
  labelOf: ({ label }) => label,
  nameOf: ({ label, detail }) => `${label} ${detail}`,
  textOf: foundText,
  groupOf: ({ group }) => group,
};
