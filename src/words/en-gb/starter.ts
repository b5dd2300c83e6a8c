import { counted, plural } from "#domain/money/counted.ts";

/** What is said of starter price lists, see [Note: Starter price lists]. */
export const starter = {
  /** @param pricedIn "November 2026" */
  description: (pricedIn: string) =>
    `30 materials and 4 rates. Their guide prices are ours, of ${pricedIn} and before tax: put in your own as you go. One press removes what you have not changed.`,
  notAdded: "The price list could not be added",
  allThere: "Everything of this price list is in your lists already.",
  added: (materials: number, rates: number) =>
    `${counted(materials, "material")} and ${counted(rates, "rate")} added at guide prices`,
  viewMaterials: "View materials",
  viewRates: "View rates",
  removed: "Starter list removed",
  /** In the entry that puts it back. */
  name: "the starter list",
  /** @param count items that were changed or kept; none is 0 */
  stay: (count: number) =>
    count === 0
      ? ""
      : `. ${counted(count, "item")} that you changed or kept ${plural(count, "stays", "stay")}`,
  notRemoved: "The starter list could not be removed",
  restored: "Starter list restored",
  notRestored: "The starter list could not be restored",
};
