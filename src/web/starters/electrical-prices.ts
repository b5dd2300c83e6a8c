import type { TradePrices } from "#web/starters/trade-prices.ts";

/** The starter price list of electricians. Prices are ours ([Note: Starter price lists]). */
export const electricalPrices: TradePrices = {
  "en-GB": {
    materials: {
      Cable: [
        ["Twin and earth cable 1.5 mm²", 80, "Linear Meter"],
        ["Twin and earth cable 2.5 mm²", 120, "Linear Meter"],
        ["Twin and earth cable 6 mm²", 300, "Linear Meter"],
        ["Twin and earth cable 10 mm²", 500, "Linear Meter"],
        ["Armoured cable 3-core 6 mm²", 650, "Linear Meter"],
        ["Network cable Cat 6", 60, "Linear Meter"],
        ["Earth cable 10 mm²", 220, "Linear Meter"],
      ],
      Containment: [
        ["Mini trunking 25 x 16 mm", 160, "Linear Meter"],
        ["Plastic conduit 20 mm", 140, "Linear Meter"],
        ["Oval conduit 20 mm", 90, "Linear Meter"],
        ["Back box, metal, 25 mm", 90],
        ["Back box, dry lining, double", 180],
      ],
      "Sockets and switches": [
        ["Double socket, switched", 450],
        ["Double socket with USB", 1800],
        ["Light switch, one gang", 300],
        ["Light switch, two gang, two-way", 500],
        ["Fused connection unit", 800],
        ["Cooker switch 45 A", 1400],
        ["Shower pull cord 45 A", 1600],
      ],
      "Consumer units": [
        ["Consumer unit, 10-way, metal", 13000],
        ["RCBO 32 A", 2400],
        ["Surge protection device", 4500],
        ["Main switch 100 A", 1800],
        ["Isolator, two-pole, 100 A", 2200],
      ],
      Lighting: [
        ["LED downlight, fire rated", 1200],
        ["LED batten 1,500 mm", 3200],
        ["Ceiling rose with lamp holder", 500],
        ["Outside light with sensor", 3800],
      ],
      Safety: [
        ["Smoke alarm, mains, linked", 3800],
        ["Extractor fan 100 mm with timer", 4000],
      ],
    },
    labour: [
      ["Electrician", 5000, "hour"],
      ["Electrician's mate", 2800, "hour"],
      ["Electrician, day rate", 35000, "day"],
      ["Inspection report, three-bedroom house", 22000, "item"],
    ],
  },
  "en-US": {
    materials: {
      Cable: [
        ["NM-B cable 14/2", 65, "Linear Foot"],
        ["NM-B cable 12/2", 95, "Linear Foot"],
        ["NM-B cable 10/3", 240, "Linear Foot"],
        ["NM-B cable 6/3", 500, "Linear Foot"],
        ["THHN wire 12 AWG", 35, "Linear Foot"],
        ["Network cable Cat 6", 35, "Linear Foot"],
        ["Bare copper ground wire 6 AWG", 140, "Linear Foot"],
      ],
      "Conduit and boxes": [
        ["EMT conduit, 1/2 in.", 110, "Linear Foot"],
        ["EMT conduit, 3/4 in.", 180, "Linear Foot"],
        ["PVC conduit, 1 in.", 150, "Linear Foot"],
        ["Device box, one gang", 200],
        ["Device box, two gang", 400],
      ],
      "Outlets and switches": [
        ["Duplex outlet 15 A, tamper resistant", 250],
        ["Duplex outlet 20 A, tamper resistant", 500],
        ["GFCI outlet 20 A", 2400],
        ["Outlet with USB-C", 2800],
        ["Light switch, single pole", 250],
        ["Light switch, three-way", 500],
        ["Dimmer switch, LED", 2800],
      ],
      "Panels and breakers": [
        ["Main panel 200 A", 34000],
        ["Breaker 20 A, single pole", 900],
        ["AFCI breaker 20 A", 5500],
        ["Breaker 50 A, double pole", 2000],
        ["Surge protector, whole house", 13000],
      ],
      Lighting: [
        ["LED recessed light, 6 in.", 1800],
        ["LED wraparound light, 4 ft.", 5500],
        ["Ceiling fan with light", 16000],
        ["Outdoor light with motion sensor", 6000],
      ],
      Safety: [
        ["Smoke and CO alarm, hardwired", 5500],
        ["Bathroom exhaust fan, 80 CFM", 9000],
      ],
    },
    labour: [
      ["Electrician", 10500, "hour"],
      ["Apprentice", 5000, "hour"],
      ["Electrician, day rate", 78000, "day"],
      ["Panel inspection", 17500, "item"],
    ],
  },
  "en-AU": {
    materials: {
      Cable: [
        ["TPS cable 1.5 mm²", 160, "Linear Meter"],
        ["TPS cable 2.5 mm²", 240, "Linear Meter"],
        ["TPS cable 6 mm²", 550, "Linear Meter"],
        ["TPS cable 16 mm²", 1400, "Linear Meter"],
        ["Orange circular cable 4-core 6 mm²", 1200, "Linear Meter"],
        ["Network cable Cat 6", 120, "Linear Meter"],
        ["Earth cable 6 mm²", 260, "Linear Meter"],
      ],
      "Conduit and boxes": [
        ["Grey conduit 20 mm", 200, "Linear Meter"],
        ["Grey conduit 25 mm", 300, "Linear Meter"],
        ["Corrugated conduit 25 mm", 260, "Linear Meter"],
        ["Junction box, round", 350],
        ["Wall box, one gang", 300],
      ],
      "Power points and switches": [
        ["Double power point", 900],
        ["Double power point with USB", 4200],
        ["Weatherproof power point", 3800],
        ["Light switch, one gang", 600],
        ["Light switch, three gang", 1200],
        ["LED dimmer", 4800],
        ["Cooktop isolator 45 A", 3200],
      ],
      Switchboards: [
        ["Switchboard, 18-pole", 12000],
        ["Residual current breaker 20 A", 4800],
        ["Circuit breaker 20 A", 1400],
        ["Main switch 80 A", 2400],
        ["Surge protection device", 12000],
      ],
      Lighting: [
        ["LED downlight, tri-colour", 1800],
        ["LED batten 1,200 mm", 5200],
        ["Oyster light, LED", 4500],
        ["Outdoor sensor light", 7500],
      ],
      Safety: [
        ["Smoke alarm, 240 V, linked", 7500],
        ["Exhaust fan 250 mm", 8500],
      ],
    },
    labour: [
      ["Electrician", 10500, "hour"],
      ["Apprentice", 5500, "hour"],
      ["Electrician, day rate", 80000, "day"],
      ["Smoke alarm check, whole house", 14000, "item"],
    ],
  },
};
