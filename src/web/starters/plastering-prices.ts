import type { TradePrices } from "#web/starters/trade-prices.ts";

/** The starter price list of plastering. Prices are ours ([Note: Starter price lists]). */
export const plasteringPrices: TradePrices = {
  "en-GB": {
    materials: {
      Boards: [
        ["Plasterboard 9.5 mm, 1,800 x 900 mm", 850, "Sheet"],
        ["Plasterboard 12.5 mm, 2,400 x 1,200 mm", 1200, "Sheet"],
        ["Moisture-resistant plasterboard 12.5 mm", 1800, "Sheet"],
        ["Fire-resistant plasterboard 12.5 mm", 1700, "Sheet"],
        ["Insulated plasterboard 40 mm", 3600, "Sheet"],
        ["Tile backer board 12 mm, 1,200 x 600 mm", 1400, "Sheet"],
      ],
      Plaster: [
        ["Finishing plaster 25 kg", 1200],
        ["Bonding plaster 25 kg", 1300],
        ["Hardwall plaster 25 kg", 1400],
        ["Board adhesive 25 kg", 950],
        ["Patching plaster 5 kg", 900],
        ["Bonding agent", 600, "Liter"],
      ],
      Render: [
        ["Sand and cement render, per bag", 750],
        ["Silicone render, 25 kg", 5200],
        ["Lime render 25 kg", 1400],
        ["Render base coat 25 kg", 1500],
        ["Mesh for render, 50 m", 4800, "Roll"],
      ],
      "Beads and trims": [
        ["Angle bead, thin coat, 2.4 m", 220],
        ["Stop bead 10 mm, 3 m", 320],
        ["Render bead, plastic, 2.5 m", 480],
        ["Coving 127 mm", 320, "Linear Meter"],
        ["Plaster cornice", 1600, "Linear Meter"],
      ],
      "Frames and insulation": [
        ["Metal stud 70 mm", 260, "Linear Meter"],
        ["Metal track 72 mm", 260, "Linear Meter"],
        ["Ceiling channel", 220, "Linear Meter"],
        ["Acoustic insulation 50 mm", 500, "Square Meter"],
      ],
      Fixings: [
        ["Drywall screws 38 mm, box of 1,000", 800],
        ["Scrim tape 90 m", 350, "Roll"],
        ["Joint filler 20 kg", 1900],
        ["PVA 5 l", 1400],
      ],
    },
    labour: [
      ["Plasterer", 3200, "hour"],
      ["Labourer", 2000, "hour"],
      ["Plasterer, day rate", 24000, "day"],
      ["Skim a standard room", 52000, "item"],
    ],
  },
  "en-US": {
    materials: {
      Drywall: [
        ["Drywall 1/2 in., 4x8", 1500, "Sheet"],
        ["Drywall 1/2 in., 4x12", 2300, "Sheet"],
        ["Drywall 5/8 in. fire rated, 4x8", 1800, "Sheet"],
        ["Moisture-resistant drywall 1/2 in., 4x8", 2000, "Sheet"],
        ["Cement board 1/2 in., 3x5", 1600, "Sheet"],
        ["Sound-damping drywall 5/8 in., 4x8", 6200, "Sheet"],
      ],
      "Compound and plaster": [
        ["All-purpose joint compound, 4.5 gal.", 2100],
        ["Lightweight joint compound, 4.5 gal.", 2200],
        ["Setting compound 45 minute, 18 lb.", 1700],
        ["Veneer plaster, 50 lb.", 2400],
        ["Base coat plaster, 50 lb.", 2200],
        ["Plaster bonding agent", 3800, "Gallon"],
      ],
      Stucco: [
        ["Stucco scratch and brown, 80 lb.", 1400],
        ["Stucco finish coat, 90 lb.", 2400],
        ["Acrylic finish, 5 gal.", 9500],
        ["Stucco wire lath, 150 ft.", 7200, "Roll"],
        ["Weather barrier, 9 x 150 ft.", 14000, "Roll"],
      ],
      "Beads and trim": [
        ["Metal corner bead, 8 ft.", 400],
        ["Vinyl corner bead, 8 ft.", 450],
        ["J-bead, 10 ft.", 550],
        ["Casing bead, 10 ft.", 700],
        ["Crown molding, plaster", 900, "Linear Foot"],
      ],
      "Framing and insulation": [
        ["Steel stud, 3-5/8 in.", 90, "Linear Foot"],
        ["Steel track, 3-5/8 in.", 90, "Linear Foot"],
        ["Furring channel", 70, "Linear Foot"],
        ["Sound insulation batts, 3-1/2 in.", 90, "Square Foot"],
      ],
      Supplies: [
        ["Drywall screws, 1-1/4 in., 5 lb.", 2400],
        ["Paper joint tape, 500 ft.", 600, "Roll"],
        ["Mesh joint tape, 300 ft.", 900, "Roll"],
        ["Sanding screens, pack of 10", 1200],
      ],
    },
    labour: [
      ["Drywall finisher", 6000, "hour"],
      ["Helper", 3500, "hour"],
      ["Drywall crew, day rate", 90000, "day"],
      ["Patch a wall", 22500, "item"],
    ],
  },
  "en-AU": {
    materials: {
      Boards: [
        ["Plasterboard 10 mm, 2,400 x 1,200 mm", 2400, "Sheet"],
        ["Plasterboard 10 mm, 3,600 x 1,200 mm", 3600, "Sheet"],
        ["Wet area plasterboard 10 mm", 4500, "Sheet"],
        ["Fire-rated plasterboard 13 mm", 4800, "Sheet"],
        ["Acoustic plasterboard 13 mm", 5800, "Sheet"],
        ["Fibre cement sheet 6 mm, 2,400 x 1,200 mm", 5200, "Sheet"],
      ],
      "Plaster and compound": [
        ["Base coat 20 kg", 3200],
        ["Topping compound 20 kg", 3600],
        ["All-purpose compound 20 kg", 3800],
        ["Stud adhesive 5 kg", 3400],
        ["Cornice adhesive 20 kg", 3000],
        ["Hardwall plaster 20 kg", 2800],
      ],
      Render: [
        ["Render, premixed, 20 kg", 1600],
        ["Acrylic render 20 kg", 3400],
        ["Texture coat 15 l", 12000],
        ["Render mesh, 50 m", 8500, "Roll"],
        ["Bonding agent", 1400, "Liter"],
      ],
      "Cornice and beads": [
        ["Cove cornice 90 mm", 450, "Linear Meter"],
        ["Square-set bead 2.4 m", 700],
        ["External corner bead 2.7 m", 650],
        ["Render angle bead 2.4 m", 900],
        ["Decorative cornice", 1800, "Linear Meter"],
      ],
      "Frames and insulation": [
        ["Steel stud 76 mm", 550, "Linear Meter"],
        ["Steel track 76 mm", 550, "Linear Meter"],
        ["Furring channel", 450, "Linear Meter"],
        ["Acoustic batts", 1200, "Square Meter"],
      ],
      Fixings: [
        ["Plasterboard screws 32 mm, box of 1,000", 2800],
        ["Paper joint tape 75 m", 900, "Roll"],
        ["Mesh joint tape 90 m", 1400, "Roll"],
        ["Sanding mesh, pack of 10", 1600],
      ],
    },
    labour: [
      ["Plasterer", 7500, "hour"],
      ["Labourer", 4800, "hour"],
      ["Plasterer, day rate", 58000, "day"],
      ["Patch a wall", 24000, "item"],
    ],
  },
};
