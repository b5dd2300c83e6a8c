import type { RateType } from "#domain/catalogue/catalogue.ts";

/** A labour rate: the price of one hour, day, item or metre, in pence before markup. */
type LabourRow = readonly [name: string, rateType: RateType, pence: number];

export interface LabourCategory {
  readonly name: string;
  readonly items: readonly LabourRow[];
}

/** Five categories of five, with every rate type. */
export const labourCatalogue: readonly LabourCategory[] = [
  {
    name: "Bench work",
    items: [
      ["Bench joiner", "hour", 4200],
      ["Machining and planing", "hour", 4600],
      ["Veneering and edging", "hour", 4800],
      ["Make drawer box, dovetailed", "item", 9500],
      ["Spray finish in the workshop", "hour", 5200],
    ],
  },
  {
    name: "First fix",
    items: [
      ["Stud walling", "meter", 5800],
      ["Joists and flooring", "day", 29000],
      ["Door linings set and fixed", "item", 6500],
      ["Stair installation", "day", 34000],
      ["Roof and loft carpentry", "day", 31000],
    ],
  },
  {
    name: "Second fix",
    items: [
      ["Hang internal door", "item", 8500],
      ["Hang fire door with closer", "item", 14500],
      ["Fit skirting", "meter", 950],
      ["Fit architrave", "meter", 825],
      ["Fit lock or ironmongery", "item", 4500],
    ],
  },
  {
    name: "Fitted furniture",
    items: [
      ["Fit kitchen units", "day", 32000],
      ["Cut and fit worktop", "item", 16500],
      ["Fit wardrobe or alcove unit", "day", 30000],
      ["Scribing and making good", "hour", 4400],
      ["Panelling", "meter", 4200],
    ],
  },
  {
    name: "Site and repair",
    items: [
      ["Site joiner", "day", 28500],
      ["Joiner's mate", "day", 17500],
      ["Sash window overhaul", "item", 23500],
      ["Splice repair in situ", "hour", 4900],
      ["Survey and setting out", "hour", 4500],
    ],
  },
];
