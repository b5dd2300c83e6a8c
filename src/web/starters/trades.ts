import type { Language } from "#domain/region/region.ts";
import { BrickWall } from "#web/icons/brick-wall.ts";
import { Hammer } from "#web/icons/hammer.ts";
import { House } from "#web/icons/house.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { Layers } from "#web/icons/layers.ts";
import { PaintRoller } from "#web/icons/paint-roller.ts";
import { ShowerHead } from "#web/icons/shower-head.ts";
import { Sprout } from "#web/icons/sprout.ts";
import { Zap } from "#web/icons/zap.ts";
import type { TradePrices } from "#web/starters/trade-prices.ts";

export interface Trade {
  /** In British English. */
  name: string;
  /** Where another region says it differently. */
  names?: Partial<Record<Language, string>>;
  icon: IconComponent;
  /** Its price list, which is loaded when the trade is chosen. */
  load: () => Promise<TradePrices>;
}

/** The trades with a starter price list, in the order of their buttons. */
export const trades = [
  {
    name: "Plumbing and heating",
    names: { "en-AU": "Plumbing and hot water" },
    icon: ShowerHead,
    load: async () => (await import("#web/starters/plumbing-prices.ts")).plumbingPrices,
  },
  {
    name: "Electrical",
    icon: Zap,
    load: async () => (await import("#web/starters/electrical-prices.ts")).electricalPrices,
  },
  {
    name: "Carpentry",
    icon: Hammer,
    load: async () => (await import("#web/starters/carpentry-prices.ts")).carpentryPrices,
  },
  {
    name: "Decorating",
    names: { "en-US": "Painting", "en-AU": "Painting" },
    icon: PaintRoller,
    load: async () => (await import("#web/starters/decorating-prices.ts")).decoratingPrices,
  },
  {
    name: "Plastering",
    names: { "en-US": "Drywall and plaster" },
    icon: Layers,
    load: async () => (await import("#web/starters/plastering-prices.ts")).plasteringPrices,
  },
  {
    name: "Roofing",
    icon: House,
    load: async () => (await import("#web/starters/roofing-prices.ts")).roofingPrices,
  },
  {
    name: "Gardens",
    names: { "en-US": "Landscaping", "en-AU": "Landscaping" },
    icon: Sprout,
    load: async () => (await import("#web/starters/gardens-prices.ts")).gardensPrices,
  },
  {
    name: "General building",
    names: { "en-US": "General contracting" },
    icon: BrickWall,
    load: async () => (await import("#web/starters/building-prices.ts")).buildingPrices,
  },
] as const satisfies readonly Trade[];

export function tradeName({ name, names }: Trade, language: Language): string {
  return names?.[language] ?? name;
}
