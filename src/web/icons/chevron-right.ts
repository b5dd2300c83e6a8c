// Drawn by Lucide (LICENSE.txt), written by `npm run icons`.
import { icon } from "#web/icons/icon.ts";

export const ChevronRight = icon(
  ["path", { d: "m9 18 6-6-6-6" }],
);
