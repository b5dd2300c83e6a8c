// Drawn by Lucide (LICENSE.txt), written by `npm run icons`.
import { icon } from "#web/icons/icon.ts";

export const ListX = icon(
  ["path", { d: "M16 5H3" }],
  ["path", { d: "M11 12H3" }],
  ["path", { d: "M16 19H3" }],
  ["path", { d: "m15.5 9.5 5 5" }],
  ["path", { d: "m20.5 9.5-5 5" }],
);
