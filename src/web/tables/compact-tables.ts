import { isSwitchedOn } from "#web/base/kept-switch.ts";

/** The switch of this device for tables with rows of 36 px, in place of 44, where there is a mouse. */
export const compactTables = "compact-tables";

/** Whether this device has compact tables. */
export function hasCompactTables(): boolean {
  return isSwitchedOn(localStorage, compactTables);
}
