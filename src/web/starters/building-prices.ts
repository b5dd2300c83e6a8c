import type { TradePrices } from "#web/starters/trade-prices.ts";

/** The starter price list of general building. Prices are ours ([Note: Starter price lists]). */
export const buildingPrices: TradePrices = {
  "en-GB": {
    materials: {
      "Bricks and blocks": [
        ["Facing brick", 90],
        ["Engineering brick", 85],
        ["Concrete block 100 mm", 180],
        ["Lightweight block 100 mm", 260],
        ["Concrete lintel 1,200 mm", 2200],
        ["Steel lintel 1,500 mm", 6800],
        ["Wall tie, pack of 50", 1300],
      ],
      "Concrete and mortar": [
        ["Cement 25 kg", 650],
        ["Ready-mixed concrete C25", 13500, "Cubic Meter"],
        ["Building sand, bulk bag", 6200],
        ["Ballast, bulk bag", 6400],
        ["Mortar plasticiser 5 l", 1100],
        ["Sub-base aggregate, bulk bag", 6200],
      ],
      "Timber and boards": [
        ["Sawn timber C16 47 x 100 mm", 360, "Linear Meter"],
        ["Sawn timber C24 47 x 200 mm", 750, "Linear Meter"],
        ["CLS timber 38 x 89 mm", 280, "Linear Meter"],
        ["Plywood 18 mm, 2,440 x 1,220 mm", 4800, "Sheet"],
        ["Plasterboard 12.5 mm, 2,400 x 1,200 mm", 1200, "Sheet"],
        ["Skirting board, primed, 18 x 144 mm", 450, "Linear Meter"],
      ],
      "Insulation and damp-proofing": [
        ["Cavity insulation 100 mm", 900, "Square Meter"],
        ["Floor insulation 100 mm, 2,400 x 1,200 mm", 5200, "Sheet"],
        ["Loft insulation 200 mm", 650, "Square Meter"],
        ["Damp-proof course 112 mm, 30 m", 1000, "Roll"],
        ["Damp-proof membrane 4 x 25 m", 7500, "Roll"],
      ],
      Drainage: [
        ["Drain pipe 110 mm, 3 m", 2400],
        ["Drain bend 110 mm", 1400],
        ["Inspection chamber base 450 mm", 8500],
      ],
      Site: [
        ["Skip, 8 yard", 28000],
        ["Rubble sack, pack of 10", 900],
        ["Scaffold hire, per week", 16000],
      ],
    },
    labour: [
      ["Builder", 3600, "hour"],
      ["Labourer", 2000, "hour"],
      ["Builder, day rate", 26000, "day"],
      ["Bricklaying, per thousand bricks", 85000, "item"],
    ],
  },
  "en-US": {
    materials: {
      Masonry: [
        ["Face brick", 110],
        ["Concrete block, 8 in.", 280],
        ["Steel lintel, 4 ft.", 4800],
        ["Mortar mix, 80 lb.", 1100],
        ["Brick ties, pack of 100", 2800],
        ["Retaining wall block", 650],
      ],
      Concrete: [
        ["Concrete mix, 80 lb.", 750],
        ["Ready-mix concrete, cubic yard", 17500],
        ["Rebar, 1/2 in., 20 ft.", 1400],
        ["Wire mesh, 5 x 50 ft.", 9500, "Roll"],
        ["Crushed stone, cubic yard", 5500],
        ["Anchor bolts, pack of 25", 4200],
      ],
      "Lumber and panels": [
        ["Stud 2x4, 8 ft.", 420],
        ["Lumber 2x6, 10 ft.", 950],
        ["Lumber 2x10, 12 ft.", 2400],
        ["Hardwood board, 3/4 in.", 900, "Board Foot"],
        ["Plywood 3/4 in., 4x8", 5800, "Sheet"],
        ["OSB sheathing 7/16 in., 4x8", 1800, "Sheet"],
        ["Drywall 1/2 in., 4x8", 1500, "Sheet"],
        ["Baseboard, primed, 5-1/4 in.", 220, "Linear Foot"],
      ],
      "Insulation and weatherproofing": [
        ["Wall insulation batts R-15", 110, "Square Foot"],
        ["Attic insulation R-38", 170, "Square Foot"],
        ["Rigid foam 2 in., 4x8", 4200, "Sheet"],
        ["House wrap, 9 x 100 ft.", 12000, "Roll"],
        ["Vapor barrier, 10 x 100 ft.", 6500, "Roll"],
      ],
      "Siding and windows": [
        ["Fiber cement siding", 260, "Linear Foot"],
        ["Vinyl window, 3x4 ft.", 29000],
        ["Exterior caulk, 10 oz.", 900],
      ],
      Site: [
        ["Dumpster, 20 yard", 48000],
        ["Contractor bags, box of 32", 2800],
      ],
    },
    labour: [
      ["Carpenter", 7500, "hour"],
      ["Laborer", 4000, "hour"],
      ["Crew, day rate", 140000, "day"],
      ["Permit application", 25000, "item"],
    ],
  },
  "en-AU": {
    materials: {
      "Bricks and blocks": [
        ["Face brick", 160],
        ["Common brick", 120],
        ["Concrete block 190 mm", 550],
        ["Steel lintel 1,800 mm", 8500],
        ["Brick ties, pack of 100", 4800],
        ["Retaining wall block", 950],
      ],
      "Concrete and mortar": [
        ["Cement 20 kg", 1100],
        ["Ready-mixed concrete 25 MPa", 31000, "Cubic Meter"],
        ["Brickies' sand", 8500, "Cubic Meter"],
        ["Reinforcing mesh SL72, 6 x 2.4 m", 12000, "Sheet"],
        ["Reinforcing bar 12 mm", 320, "Linear Meter"],
        ["Road base", 7500, "Cubic Meter"],
      ],
      "Timber and boards": [
        ["Framing pine MGP10 90 x 45 mm", 700, "Linear Meter"],
        ["LVL beam 190 x 45 mm", 2400, "Linear Meter"],
        ["Treated pine H3 140 x 45 mm", 1100, "Linear Meter"],
        ["Structural ply 17 mm, 2,400 x 1,200 mm", 9500, "Sheet"],
        ["Plasterboard 10 mm, 2,400 x 1,200 mm", 2400, "Sheet"],
        ["Skirting, primed, 90 x 18 mm", 600, "Linear Meter"],
      ],
      "Insulation and weatherproofing": [
        ["Wall batts R2.5", 900, "Square Meter"],
        ["Ceiling batts R4.0", 1400, "Square Meter"],
        ["Wall wrap, 30 m", 9500, "Roll"],
        ["Damp-proof course 110 mm, 30 m", 2800, "Roll"],
        ["Vapour barrier 4 x 50 m", 12000, "Roll"],
      ],
      "Cladding and windows": [
        ["Weatherboard, fibre cement", 900, "Linear Meter"],
        ["Fibre cement sheet 6 mm, 2,400 x 1,200 mm", 5200, "Sheet"],
        ["Aluminium window 1,200 x 1,200 mm", 42000],
      ],
      Site: [
        ["Skip bin, 6 m³", 48000],
        ["Rubble bags, pack of 10", 1800],
        ["Temporary fence, per week", 9000],
        ["Scaffold hire, per week", 38000],
      ],
    },
    labour: [
      ["Carpenter", 8000, "hour"],
      ["Labourer", 5000, "hour"],
      ["Team, day rate", 135000, "day"],
      ["Bricklaying, per thousand bricks", 220000, "item"],
    ],
  },
};
