// Drawn by Lucide (LICENSE.txt), written by `npm run icons`.
import { icon } from "#web/icons/icon.ts";

export const Minus = icon(
  ["path", { d: "M5 12h14" }],
);
