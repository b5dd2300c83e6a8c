import type { TradePrices } from "#web/starters/trade-prices.ts";

/** The starter price list of carpentry. Prices are ours ([Note: Starter price lists]). */
export const carpentryPrices: TradePrices = {
  "en-GB": {
    materials: {
      Timber: [
        ["CLS timber 38 x 63 mm", 220, "Linear Meter"],
        ["Sawn timber C16 47 x 100 mm", 360, "Linear Meter"],
        ["Sawn timber C24 47 x 200 mm", 750, "Linear Meter"],
        ["Planed softwood 18 x 94 mm", 280, "Linear Meter"],
        ["Oak board, planed, 20 x 150 mm", 1800, "Linear Meter"],
        ["Roof batten 25 x 50 mm", 100, "Linear Meter"],
      ],
      Sheets: [
        ["Plywood 18 mm, 2,440 x 1,220 mm", 4800, "Sheet"],
        ["OSB board 18 mm, 2,440 x 1,220 mm", 2400, "Sheet"],
        ["MDF board 18 mm, 2,440 x 1,220 mm", 3600, "Sheet"],
        ["Chipboard flooring 22 mm, 2,400 x 600 mm", 1900, "Sheet"],
      ],
      "Skirting and mouldings": [
        ["Skirting board, primed, 18 x 144 mm", 450, "Linear Meter"],
        ["Architrave, primed, 18 x 69 mm", 260, "Linear Meter"],
        ["Window board, 25 x 225 mm", 1100, "Linear Meter"],
        ["Door lining set 32 x 132 mm", 3800],
        ["Quadrant bead 18 mm", 160, "Linear Meter"],
      ],
      Doors: [
        ["Internal door, hollow, white", 4500],
        ["Internal door, oak veneer", 12500],
        ["Fire door FD30", 9500],
        ["External door, hardwood", 32000],
        ["Lever handle set on rose", 2200],
        ["Butt hinges, pair", 700],
        ["Mortice latch 64 mm", 600],
      ],
      "Floors and decking": [
        ["Engineered oak flooring 14 mm", 4200, "Square Meter"],
        ["Laminate flooring 8 mm", 1600, "Square Meter"],
        ["Underlay 5 mm", 350, "Square Meter"],
        ["Decking board 28 x 120 mm", 420, "Linear Meter"],
      ],
      Fixings: [
        ["Wood screws 5 x 80 mm, box of 200", 1300],
        ["Nails for nail gun 90 mm, box of 2,200", 5200],
        ["Joist hanger 47 mm", 300],
        ["Grab adhesive 310 ml", 600],
      ],
    },
    labour: [
      ["Carpenter", 3800, "hour"],
      ["Carpenter's mate", 2400, "hour"],
      ["Carpenter, day rate", 26000, "day"],
      ["Hang an internal door", 9000, "item"],
    ],
  },
  "en-US": {
    materials: {
      Lumber: [
        ["Stud 2x4, 8 ft.", 420],
        ["Lumber 2x6, 10 ft.", 950],
        ["Lumber 2x10, 12 ft.", 2400],
        ["Pressure-treated 4x4 post, 8 ft.", 1500],
        ["Red oak board, 3/4 in.", 900, "Board Foot"],
        ["Pine board 1x6", 210, "Linear Foot"],
      ],
      Sheets: [
        ["Plywood 3/4 in., 4x8", 5800, "Sheet"],
        ["OSB sheathing 7/16 in., 4x8", 1800, "Sheet"],
        ["MDF 3/4 in., 4x8", 5200, "Sheet"],
        ["Subfloor 23/32 in., 4x8", 3400, "Sheet"],
      ],
      Trim: [
        ["Baseboard, primed, 5-1/4 in.", 220, "Linear Foot"],
        ["Door casing, primed, 2-1/4 in.", 130, "Linear Foot"],
        ["Crown molding, 3-5/8 in.", 260, "Linear Foot"],
        ["Window stool, 3/4 x 5-1/4 in.", 450, "Linear Foot"],
        ["Quarter round, 3/4 in.", 90, "Linear Foot"],
      ],
      Doors: [
        ["Interior door, prehung, hollow core", 13000],
        ["Interior door, prehung, solid core", 23000],
        ["Fire-rated door, 20 minute", 32000],
        ["Exterior door, fiberglass, prehung", 62000],
        ["Passage door knob", 2400],
        ["Door hinges, pack of 3", 1400],
        ["Deadbolt", 3800],
      ],
      "Floors and decks": [
        ["Engineered oak flooring, 1/2 in.", 650, "Square Foot"],
        ["Laminate flooring, 5/16 in.", 240, "Square Foot"],
        ["Underlayment", 60, "Square Foot"],
        ["Composite decking board", 480, "Linear Foot"],
      ],
      Fasteners: [
        ["Construction screws, 3 in., 5 lb. box", 3800],
        ["Framing nails, 3-1/4 in., box of 1,000", 4200],
        ["Joist hanger 2x8", 300],
        ["Construction adhesive, 10 oz.", 700],
      ],
    },
    labour: [
      ["Carpenter", 7500, "hour"],
      ["Helper", 4000, "hour"],
      ["Carpenter, day rate", 56000, "day"],
      ["Hang an interior door", 18000, "item"],
    ],
  },
  "en-AU": {
    materials: {
      Timber: [
        ["Framing pine MGP10 90 x 35 mm", 550, "Linear Meter"],
        ["Framing pine MGP10 90 x 45 mm", 700, "Linear Meter"],
        ["LVL beam 190 x 45 mm", 2400, "Linear Meter"],
        ["Treated pine H3 140 x 45 mm", 1100, "Linear Meter"],
        ["Tasmanian oak, dressed, 140 x 19 mm", 2600, "Linear Meter"],
        ["Battens 70 x 35 mm", 420, "Linear Meter"],
      ],
      Sheets: [
        ["Structural ply 17 mm, 2,400 x 1,200 mm", 9500, "Sheet"],
        ["Bracing ply 7 mm, 2,400 x 1,200 mm", 5200, "Sheet"],
        ["MDF 18 mm, 2,400 x 1,200 mm", 6200, "Sheet"],
        ["Particleboard flooring 19 mm, 3,600 x 900 mm", 7800, "Sheet"],
      ],
      "Skirting and mouldings": [
        ["Skirting, primed, 90 x 18 mm", 600, "Linear Meter"],
        ["Architrave, primed, 67 x 18 mm", 480, "Linear Meter"],
        ["Window sill, 140 x 30 mm", 2200, "Linear Meter"],
        ["Door jamb set, primed", 8500],
        ["Quad, pine, 18 mm", 400, "Linear Meter"],
      ],
      Doors: [
        ["Internal door, hollow, primed", 7500],
        ["Internal door, solid", 19000],
        ["Fire door, one hour", 42000],
        ["Entrance door, solid timber", 69000],
        ["Lever handle set", 4800],
        ["Butt hinges, pair", 1200],
        ["Entrance lock set", 11000],
      ],
      "Floors and decking": [
        ["Engineered oak flooring 14 mm", 8500, "Square Meter"],
        ["Laminate flooring 8 mm", 3000, "Square Meter"],
        ["Underlay", 700, "Square Meter"],
        ["Merbau decking 90 x 19 mm", 950, "Linear Meter"],
      ],
      Fixings: [
        ["Decking screws, stainless, box of 500", 9500],
        ["Framing nails 75 mm, box of 3,000", 8800],
        ["Joist hanger 45 mm", 550],
        ["Construction adhesive 320 ml", 900],
      ],
    },
    labour: [
      ["Carpenter", 8000, "hour"],
      ["Apprentice", 4500, "hour"],
      ["Carpenter, day rate", 62000, "day"],
      ["Hang an internal door", 19000, "item"],
    ],
  },
};
