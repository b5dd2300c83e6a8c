import type { TradePrices } from "#web/starters/trade-prices.ts";

/** The starter price list of roofing. Prices are ours ([Note: Starter price lists]). */
export const roofingPrices: TradePrices = {
  "en-GB": {
    materials: {
      "Tiles and slates": [
        ["Concrete roof tile", 140],
        ["Clay plain tile", 110],
        ["Natural slate 500 x 250 mm", 320],
        ["Fibre cement slate 600 x 300 mm", 260],
        ["Ridge tile, concrete", 850],
        ["Hip tile", 1100],
      ],
      "Flat roofs": [
        ["EPDM rubber membrane", 1200, "Square Meter"],
        ["Torch-on felt, cap sheet, 8 m", 4200, "Roll"],
        ["Torch-on felt, base sheet, 16 m", 4600, "Roll"],
        ["Fibreglass roof kit", 3200, "Square Meter"],
        ["OSB deck 18 mm, 2,440 x 1,220 mm", 2400, "Sheet"],
        ["Flat roof insulation 100 mm, 2,400 x 1,200 mm", 6200, "Sheet"],
      ],
      "Underlay and batten": [
        ["Breathable membrane 50 m", 6200, "Roll"],
        ["Roof batten 25 x 50 mm", 100, "Linear Meter"],
        ["Loft insulation 200 mm", 650, "Square Meter"],
        ["Eaves support tray 1.5 m", 450],
      ],
      "Lead and flashing": [
        ["Lead code 4, 300 mm, 3 m", 8500, "Roll"],
        ["Lead code 4", 450, "Kilogram"],
        ["Flashing, lead free, 5 m", 5500, "Roll"],
        ["Dry verge unit", 420],
        ["Dry ridge kit 6 m", 6200],
      ],
      "Gutters and fascia": [
        ["Gutter, half round, 112 mm", 360, "Linear Meter"],
        ["Downpipe 68 mm", 380, "Linear Meter"],
        ["Gutter bracket", 150],
        ["Fascia board, white, 225 mm", 650, "Linear Meter"],
        ["Soffit board, vented, 225 mm", 550, "Linear Meter"],
      ],
      Fixings: [
        ["Clout nails 65 mm", 650, "Kilogram"],
        ["Slate hooks, pack of 100", 1800],
        ["Roof sealant 310 ml", 800],
        ["Roof window 780 x 980 mm", 34000],
      ],
    },
    labour: [
      ["Roofer", 3400, "hour"],
      ["Labourer", 2000, "hour"],
      ["Roofing team, day rate", 48000, "day"],
      ["Replace a slipped tile", 12000, "item"],
    ],
  },
  "en-US": {
    materials: {
      "Shingles and panels": [
        ["Architectural shingles, bundle", 4200],
        ["Three-tab shingles, bundle", 3400],
        ["Hip and ridge shingles, bundle", 6800],
        ["Starter strip, bundle", 5800],
        ["Standing seam steel panel", 480, "Square Foot"],
        ["Corrugated steel panel", 220, "Square Foot"],
      ],
      "Low-slope roofs": [
        ["TPO membrane, 60 mil", 130, "Square Foot"],
        ["EPDM membrane, 60 mil", 120, "Square Foot"],
        ["Modified bitumen cap sheet", 11800, "Roll"],
        ["Modified bitumen base sheet", 8800, "Roll"],
        ["Polyiso board 2 in., 4x8", 4800, "Sheet"],
        ["Roof coating, 5 gal.", 16500],
      ],
      "Underlayment and decking": [
        ["Synthetic underlayment, 10 squares", 10500, "Roll"],
        ["Ice and water shield, 2 squares", 9500, "Roll"],
        ["OSB sheathing 7/16 in., 4x8", 1800, "Sheet"],
        ["Plywood sheathing 1/2 in., 4x8", 3400, "Sheet"],
      ],
      "Flashing and vents": [
        ["Aluminum drip edge", 110, "Linear Foot"],
        ["Step flashing, pack of 10", 1400],
        ["Pipe boot, 3 in.", 1600],
        ["Ridge vent", 360, "Linear Foot"],
        ["Box vent", 2400],
      ],
      Gutters: [
        ["Aluminum gutter, 5 in.", 260, "Linear Foot"],
        ["Downspout, 2x3 in.", 220, "Linear Foot"],
        ["Gutter hanger", 160],
        ["Aluminum fascia", 260, "Linear Foot"],
        ["Vented soffit panel", 340, "Linear Foot"],
      ],
      Supplies: [
        ["Coil roofing nails, 1-1/4 in., box", 4800],
        ["Roofing cement", 3200, "Gallon"],
        ["Roof sealant, 10 oz.", 800],
        ["Skylight, fixed, 2x4 ft.", 39000],
      ],
    },
    labour: [
      ["Roofer", 7000, "hour"],
      ["Helper", 4000, "hour"],
      ["Roofing crew, day rate", 160000, "day"],
      ["Replace damaged shingles", 35000, "item"],
    ],
  },
  "en-AU": {
    materials: {
      "Tiles and sheeting": [
        ["Concrete roof tile", 420],
        ["Terracotta roof tile", 600],
        ["Ridge capping tile", 1200],
        ["Corrugated steel sheeting", 2400, "Square Meter"],
        ["Trim deck steel sheeting", 2700, "Square Meter"],
        ["Polycarbonate sheeting", 3200, "Square Meter"],
      ],
      "Flat and low roofs": [
        ["Waterproof membrane, torch-on", 3800, "Square Meter"],
        ["Liquid membrane", 2200, "Liter"],
        ["Structural ply 17 mm, 2,400 x 1,200 mm", 9500, "Sheet"],
        ["Insulated roof panel 100 mm", 12000, "Square Meter"],
        ["Box gutter, custom", 7500, "Linear Meter"],
      ],
      "Sarking and insulation": [
        ["Sarking, 60 m²", 14000, "Roll"],
        ["Insulation blanket 60 mm, 15 m", 16000, "Roll"],
        ["Ceiling batts R4.0", 1400, "Square Meter"],
        ["Tile batten 38 x 25 mm", 260, "Linear Meter"],
      ],
      "Flashing and capping": [
        ["Ridge capping, steel", 1600, "Linear Meter"],
        ["Barge capping, steel", 1500, "Linear Meter"],
        ["Valley gutter, steel", 1800, "Linear Meter"],
        ["Apron flashing, steel", 1700, "Linear Meter"],
        ["Lead flashing 300 mm, 10 m", 32000, "Roll"],
        ["Pipe flashing", 2400],
      ],
      "Gutters and fascia": [
        ["Quad gutter 115 mm", 1400, "Linear Meter"],
        ["Downpipe 90 mm", 1200, "Linear Meter"],
        ["Gutter bracket", 300],
        ["Fascia, steel", 1400, "Linear Meter"],
        ["Eaves sheet 4.5 mm, 2,400 x 1,200 mm", 4200, "Sheet"],
      ],
      Fixings: [
        ["Roofing screws, box of 250", 7500],
        ["Flexible pointing 10 l", 7000],
        ["Roof sealant 300 g", 1100],
        ["Skylight, tubular, 250 mm", 32000],
      ],
    },
    labour: [
      ["Roofer", 8000, "hour"],
      ["Labourer", 5000, "hour"],
      ["Roofing team, day rate", 130000, "day"],
      ["Replace broken tiles, up to 10", 32000, "item"],
    ],
  },
};
