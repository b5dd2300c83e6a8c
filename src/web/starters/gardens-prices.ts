import type { TradePrices } from "#web/starters/trade-prices.ts";

/** The starter price list of gardens. Prices are ours ([Note: Starter price lists]). */
export const gardensPrices: TradePrices = {
  "en-GB": {
    materials: {
      "Soil and aggregates": [
        ["Topsoil, bulk bag", 7500],
        ["Compost, peat free, 50 l", 700],
        ["Bark mulch, bulk bag", 8500],
        ["Sub-base aggregate, bulk bag", 6200],
        ["Sharp sand, bulk bag", 6200],
        ["Decorative gravel, bulk bag", 11000],
      ],
      Lawns: [
        ["Turf", 450, "Square Meter"],
        ["Lawn seed", 900, "Kilogram"],
        ["Lawn fertiliser, 10 kg", 2200],
        ["Artificial grass 30 mm", 1600, "Square Meter"],
        ["Lawn edging, steel", 900, "Linear Meter"],
      ],
      Paving: [
        ["Concrete paving slab 450 x 450 mm", 650],
        ["Sandstone paving", 3000, "Square Meter"],
        ["Porcelain paving 20 mm", 3600, "Square Meter"],
        ["Block paving", 2200, "Square Meter"],
        ["Kerb edging 915 mm", 600],
        ["Cement 25 kg", 650],
        ["Paving joint compound 20 kg", 4800],
      ],
      Fencing: [
        ["Fence panel 1.8 x 1.8 m", 3600],
        ["Fence post, concrete, 2.4 m", 2600],
        ["Fence post, timber, 2.4 m", 1300],
        ["Gravel board, concrete", 2100],
        ["Post mix 20 kg", 700],
        ["Garden gate, timber", 9500],
      ],
      "Timber and decking": [
        ["Railway sleeper, new, 2.4 m", 3200],
        ["Decking board 28 x 145 mm", 500, "Linear Meter"],
        ["Decking joist 47 x 150 mm", 550, "Linear Meter"],
      ],
      "Plants and sundries": [
        ["Hedging plant, 60 cm", 900],
        ["Shrub, 3 l pot", 1200],
        ["Weed membrane 25 m", 2800, "Roll"],
      ],
    },
    labour: [
      ["Gardener", 2800, "hour"],
      ["Landscaper", 3600, "hour"],
      ["Landscaping team, day rate", 46000, "day"],
      ["Green waste, per load", 9000, "item"],
    ],
  },
  "en-US": {
    materials: {
      "Soil and aggregates": [
        ["Topsoil, cubic yard", 4500],
        ["Compost, cubic yard", 4800],
        ["Hardwood mulch, cubic yard", 4200],
        ["Crushed stone base, cubic yard", 5500],
        ["Paver sand, cubic yard", 5000],
        ["Decorative gravel, cubic yard", 8500],
      ],
      Lawns: [
        ["Sod", 80, "Square Foot"],
        ["Grass seed", 550, "Pound"],
        ["Lawn fertilizer, 40 lb.", 4800],
        ["Artificial turf", 380, "Square Foot"],
        ["Steel edging", 320, "Linear Foot"],
      ],
      Hardscape: [
        ["Concrete pavers", 420, "Square Foot"],
        ["Flagstone", 750, "Square Foot"],
        ["Porcelain pavers", 900, "Square Foot"],
        ["Retaining wall block", 650],
        ["Paver edging", 220, "Linear Foot"],
        ["Concrete mix, 80 lb.", 750],
        ["Polymeric sand, 50 lb.", 3200],
      ],
      Fencing: [
        ["Cedar fence picket, 6 ft.", 500],
        ["Pressure-treated post 4x4, 8 ft.", 1500],
        ["Fence rail 2x4, 8 ft.", 750],
        ["Chain link fabric, 4 ft. x 50 ft.", 12000, "Roll"],
        ["Fence post concrete, 50 lb.", 700],
        ["Wood gate kit", 9500],
      ],
      "Decks and borders": [
        ["Landscape timber, 8 ft.", 900],
        ["Composite decking board", 480, "Linear Foot"],
        ["Deck joist 2x8, pressure-treated", 240, "Linear Foot"],
      ],
      "Plants and irrigation": [
        ["Shrub, 3 gal. pot", 3200],
        ["Tree, 15 gal. pot", 14000],
        ["Landscape fabric, 3 x 100 ft.", 3800, "Roll"],
      ],
    },
    labour: [
      ["Landscaper", 5500, "hour"],
      ["Helper", 3500, "hour"],
      ["Landscaping crew, day rate", 115000, "day"],
      ["Yard cleanup, per load", 18000, "item"],
    ],
  },
  "en-AU": {
    materials: {
      "Soil and aggregates": [
        ["Garden soil", 6500, "Cubic Meter"],
        ["Compost", 7500, "Cubic Meter"],
        ["Mulch, hardwood", 7000, "Cubic Meter"],
        ["Road base", 7500, "Cubic Meter"],
        ["Paving sand", 8500, "Cubic Meter"],
        ["Decorative pebbles", 16000, "Cubic Meter"],
      ],
      Lawns: [
        ["Turf, couch", 900, "Square Meter"],
        ["Turf, buffalo", 1400, "Square Meter"],
        ["Lawn seed", 1600, "Kilogram"],
        ["Lawn fertiliser, 10 kg", 3400],
        ["Artificial turf 35 mm", 3200, "Square Meter"],
        ["Steel edging", 1600, "Linear Meter"],
      ],
      Paving: [
        ["Concrete pavers 400 x 400 mm", 4200, "Square Meter"],
        ["Bluestone pavers", 9500, "Square Meter"],
        ["Porcelain pavers 20 mm", 8000, "Square Meter"],
        ["Retaining wall block", 950],
        ["Concrete mix 20 kg", 1000],
        ["Paving joint sand 20 kg", 3800],
      ],
      Fencing: [
        ["Paling, treated pine, 1.8 m", 400],
        ["Fence post, treated pine, 2.4 m", 2400],
        ["Fence rail 75 x 38 mm", 450, "Linear Meter"],
        ["Steel fence panel 1.8 x 2.4 m", 9500],
        ["Pool fence panel, aluminium", 12000],
        ["Timber gate", 24000],
      ],
      "Timber and decking": [
        ["Treated pine sleeper 200 x 75 mm, 2.4 m", 3800],
        ["Merbau decking 90 x 19 mm", 950, "Linear Meter"],
        ["Decking joist 140 x 45 mm", 1100, "Linear Meter"],
      ],
      "Plants and irrigation": [
        ["Shrub, 200 mm pot", 2200],
        ["Drip line 13 mm", 220, "Linear Meter"],
        ["Weed mat 50 m", 7500, "Roll"],
      ],
    },
    labour: [
      ["Gardener", 6000, "hour"],
      ["Landscaper", 8000, "hour"],
      ["Landscaping team, day rate", 125000, "day"],
      ["Green waste, per load", 16000, "item"],
    ],
  },
};
