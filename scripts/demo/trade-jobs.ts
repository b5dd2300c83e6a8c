import type { CustomType } from "#domain/pricing/line-item.ts";

/** A kind of job that the joiner does, and what it needs. */
export interface TradeJob {
  /** The work summary on the document. */
  readonly summary: string;
  /** First letters of the SKUs of its materials. */
  readonly materials: readonly string[];
  /** Names of its labour items. */
  readonly labour: readonly string[];
  /** Lines outside the catalogue: name, type, pence. */
  readonly extras: readonly (readonly [name: string, type: CustomType, pence: number])[];
}

const skip: TradeJob["extras"][number] = ["Skip hire and waste disposal", "material", 26500];
const delivery: TradeJob["extras"][number] = ["Delivery to site", "material", 8500];
const protection: TradeJob["extras"][number] = ["Floor protection and dust screens", "material", 6200];

export const tradeJobs: readonly TradeJob[] = [
  {
    summary: "Design, make and fit a pair of alcove cupboards with bookshelves above, painted finish.",
    materials: ["SH-MRMDF", "SH-PLY", "SW-PSE", "IR-HNG-KIT", "IR-PUL", "FX-", "PF-"],
    labour: ["Bench joiner", "Fit wardrobe or alcove unit", "Scribing and making good"],
    extras: [["Templates and setting-out drawings", "labour", 18000], protection],
  },
  {
    summary: "Supply and fit a shaker kitchen to the agreed plan, with oak worktops and Belfast sink.",
    materials: ["KW-", "IR-", "FX-", "SW-CLS"],
    labour: ["Fit kitchen units", "Cut and fit worktop", "Joiner's mate"],
    extras: [skip, ["Plumber, half a day", "labour", 21000], delivery],
  },
  {
    summary:
      "Take out the existing stair. Make and install a new closed-string stair with oak handrail and spindles.",
    materials: ["ST-", "FX-", "HW-OAK", "PF-HWO"],
    labour: ["Machining and planing", "Bench joiner", "Stair installation", "Joiner's mate"],
    extras: [skip, ["Temporary stair for the duration", "material", 14500]],
  },
  {
    summary: "Hang new internal doors throughout, with linings, architraves and ironmongery.",
    materials: ["DR-INT", "DR-LIN", "SW-ARC", "IR-HNG", "IR-LEV", "IR-KNB", "IR-LAT", "FX-"],
    labour: ["Door linings set and fixed", "Hang internal door", "Fit architrave", "Fit lock or ironmongery"],
    extras: [["Remove and dispose of old doors", "labour", 12000]],
  },
  {
    summary: "Overhaul sliding sash windows: ease, re-cord, draught-proof and splice rotten cills.",
    materials: ["WG-", "HW-SAP", "IR-SASH", "PF-"],
    labour: ["Sash window overhaul", "Splice repair in situ", "Bench joiner"],
    extras: [["Tower scaffold, one week", "material", 19500]],
  },
  {
    summary: "Build a raised deck with steps and balustrade to the rear of the house.",
    materials: ["SW-DECK", "SW-C", "HW-IRO", "FX-SCR-DECK", "FX-HNGR", "FX-ANC", "PF-OIL", "PF-PRES"],
    labour: ["Site joiner", "Joiner's mate", "Survey and setting out"],
    extras: [["Post footings in concrete", "labour", 9500], skip],
  },
  {
    summary: "Second fix: skirtings, architraves and window boards to the ground and first floors.",
    materials: ["SW-SKT", "SW-ARC", "SW-PSE", "HW-OAK-SKT", "HW-OAK-ARC", "FX-", "PF-CAULK"],
    labour: ["Fit skirting", "Fit architrave", "Site joiner"],
    extras: [delivery],
  },
  {
    summary: "Replace doors to common areas with certified fire doors, and label each for the fire log.",
    materials: ["DR-FD", "DR-LIN-FD", "IR-HNG-BB", "IR-CLS", "IR-LCK", "FX-FOAM", "FX-SCR"],
    labour: ["Hang fire door with closer", "Door linings set and fixed", "Survey and setting out"],
    extras: [["Certificates and photographic record", "labour", 15000]],
  },
  {
    summary: "Make and fit floor-to-ceiling wardrobes with dovetailed drawers and sprayed doors.",
    materials: ["SH-", "HW-ASH", "IR-RUN", "IR-HNG-KIT", "IR-PUL", "FX-GLUE", "PF-"],
    labour: [
      "Bench joiner",
      "Make drawer box, dovetailed",
      "Spray finish in the workshop",
      "Fit wardrobe or alcove unit",
    ],
    extras: [["Automatic wardrobe lights", "material", 13800], delivery],
  },
  {
    summary: "Form a partition with a pocket door, lay new floor and board out.",
    materials: ["SW-CLS", "SW-BAT", "SH-CHIP", "SH-OSB", "DR-POCKET", "FX-"],
    labour: ["Stud walling", "Joists and flooring", "Joiner's mate"],
    extras: [["Plasterer, one skim coat", "labour", 48000], skip],
  },
  {
    summary: "Shop front and counter: hardwood frame, laminated glass, panelled counter with oak top.",
    materials: ["HW-", "WG-GLS", "SH-TGPAN", "SH-VEN", "KW-WT", "IR-CYL", "PF-VARN", "FX-"],
    labour: ["Bench joiner", "Machining and planing", "Panelling", "Site joiner"],
    extras: [["Glazier, half a day", "labour", 22000], delivery],
  },
  {
    summary: "New hardwood front door and frame, with locks to BS 3621 and a letter plate.",
    materials: ["DR-EXT", "DR-FRA", "IR-LCK", "IR-CYL", "IR-HNG-BR", "PF-VARN", "FX-FOAM"],
    labour: ["Site joiner", "Fit lock or ironmongery"],
    extras: [["Letter plate and numerals", "material", 7450]],
  },
];

/** Remarks among the lines, which cost nothing. */
export const remarks: readonly string[] = [
  "Price allows for clear access and power on site.",
  "Decoration by others unless listed.",
  "Colour to be confirmed before manufacture; lead time three weeks.",
  "Making good to plaster is not included.",
  "Old joinery stays the customer's property and is left on site unless agreed.",
];
