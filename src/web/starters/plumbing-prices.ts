import type { TradePrices } from "#web/starters/trade-prices.ts";

/** The starter price list of plumbing and heating. Prices are ours ([Note: Starter price lists]). */
export const plumbingPrices: TradePrices = {
  "en-GB": {
    materials: {
      "Pipe and fittings": [
        ["Copper pipe 15 mm", 400, "Linear Meter"],
        ["Copper pipe 22 mm", 800, "Linear Meter"],
        ["Plastic barrier pipe 15 mm", 140, "Linear Meter"],
        ["Elbow, soldered, 15 mm", 80],
        ["Tee, soldered, 15 mm", 160],
        ["Push-fit elbow 15 mm", 280],
        ["Compression coupler 22 mm", 360],
        ["Pipe insulation 15 mm", 120, "Linear Meter"],
      ],
      Valves: [
        ["Isolating valve 15 mm", 350],
        ["Full-bore stopcock 15 mm", 1100],
        ["Gate valve 22 mm", 1000],
        ["Thermostatic radiator valve with lockshield", 2200],
        ["Motorised two-port valve 22 mm", 7500],
      ],
      Heating: [
        ["Double-panel radiator 600 x 1,000 mm", 8500],
        ["Combi boiler 30 kW", 105000],
        ["Boiler flue kit, horizontal", 8000],
        ["Magnetic filter 22 mm", 9500],
        ["Heating inhibitor 1 l", 1600],
        ["Room thermostat, wireless", 7000],
      ],
      Bathroom: [
        ["Close-coupled toilet with seat", 14000],
        ["Basin with pedestal", 8000],
        ["Bath, acrylic, 1,700 mm", 15000],
        ["Thermostatic bar shower mixer", 11000],
        ["Basin mixer tap", 5500],
        ["Cistern fill valve", 900],
      ],
      Kitchen: [
        ["Kitchen mixer tap", 7500],
        ["Stainless steel sink, single bowl", 9500],
        ["Appliance valve, washing machine", 500],
      ],
      Waste: [
        ["Waste pipe 40 mm", 260, "Linear Meter"],
        ["Bottle trap 32 mm", 650],
      ],
    },
    labour: [
      ["Plumber", 5000, "hour"],
      ["Heating engineer", 6500, "hour"],
      ["Plumber, day rate", 36000, "day"],
      ["Boiler service", 9500, "item"],
    ],
  },
  "en-US": {
    materials: {
      "Pipe and fittings": [
        ["Copper pipe type L, 1/2 in.", 320, "Linear Foot"],
        ["Copper pipe type L, 3/4 in.", 520, "Linear Foot"],
        ["PEX pipe, 1/2 in.", 70, "Linear Foot"],
        ["PEX pipe, 3/4 in.", 110, "Linear Foot"],
        ["Copper elbow, 1/2 in.", 120],
        ["Copper tee, 1/2 in.", 190],
        ["Push-to-connect coupling, 1/2 in.", 700],
        ["Pipe insulation, 1/2 in.", 60, "Linear Foot"],
      ],
      Valves: [
        ["Angle stop, 1/4 turn", 900],
        ["Ball valve, 3/4 in.", 1600],
        ["Pressure reducing valve, 3/4 in.", 9500],
        ["Main shutoff valve, 1 in.", 3200],
        ["Thermal expansion tank, 2 gal.", 5500],
      ],
      "Water heating": [
        ["Gas water heater, 50 gal.", 85000],
        ["Electric water heater, 50 gal.", 65000],
        ["Water heater connector, 3/4 in.", 1800],
        ["Water heater drain pan", 2800],
        ["Circulator pump", 19000],
        ["Smart thermostat", 13000],
      ],
      Bathroom: [
        ["Toilet, two-piece, elongated", 21000],
        ["Pedestal sink", 15000],
        ["Bathtub, alcove, 60 in.", 34000],
        ["Shower valve with trim", 18000],
        ["Bathroom faucet, 4 in. centerset", 8500],
        ["Toilet fill valve", 1200],
      ],
      Kitchen: [
        ["Kitchen faucet, pull-down", 16000],
        ["Stainless steel sink, single bowl", 18000],
        ["Garbage disposal, 1/2 HP", 13000],
      ],
      Drainage: [
        ["PVC drain pipe, 2 in.", 240, "Linear Foot"],
        ["P-trap, 1-1/2 in.", 700],
      ],
    },
    labour: [
      ["Plumber", 11000, "hour"],
      ["Helper", 5500, "hour"],
      ["Plumber, day rate", 82000, "day"],
      ["Drain cleaning", 22500, "item"],
    ],
  },
  "en-AU": {
    materials: {
      "Pipe and fittings": [
        ["Copper pipe 15 mm", 1100, "Linear Meter"],
        ["Copper pipe 20 mm", 1800, "Linear Meter"],
        ["PEX pipe 16 mm", 300, "Linear Meter"],
        ["PEX pipe 20 mm", 450, "Linear Meter"],
        ["Crimp elbow 16 mm", 500],
        ["Crimp tee 16 mm", 700],
        ["Push-fit coupling 15 mm", 1100],
        ["Pipe insulation 20 mm", 400, "Linear Meter"],
      ],
      Valves: [
        ["Mini stop cock 15 mm", 1400],
        ["Ball valve 20 mm", 2200],
        ["Tempering valve 15 mm", 11000],
        ["Pressure limiting valve 20 mm", 8500],
        ["Duo valve 15 mm", 6500],
      ],
      "Hot water": [
        ["Gas storage hot water unit 135 l", 115000],
        ["Electric hot water unit 250 l", 125000],
        ["Continuous flow gas unit 20 l/min", 105000],
        ["Heat pump hot water unit 270 l", 290000],
        ["Relief valve 15 mm", 7000],
        ["Unit base, concrete", 4500],
      ],
      Bathroom: [
        ["Close-coupled toilet suite", 32000],
        ["Wall basin", 15000],
        ["Bath, acrylic, 1,675 mm", 38000],
        ["Shower mixer", 13000],
        ["Basin mixer tap", 12000],
        ["Cistern inlet valve", 2800],
      ],
      "Kitchen and laundry": [
        ["Kitchen mixer tap", 17000],
        ["Stainless steel sink, single bowl", 22000],
        ["Washing machine tap set", 4000],
      ],
      Drainage: [
        ["PVC DWV pipe 50 mm", 900, "Linear Meter"],
        ["P-trap 50 mm", 1400],
      ],
    },
    labour: [
      ["Plumber", 11500, "hour"],
      ["Apprentice", 6000, "hour"],
      ["Plumber, day rate", 86000, "day"],
      ["Blocked drain, standard", 25000, "item"],
    ],
  },
};
