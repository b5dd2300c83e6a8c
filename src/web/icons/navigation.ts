// Drawn by Lucide (LICENSE.txt), written by `npm run icons`.
import { icon } from "#web/icons/icon.ts";

export const Navigation = icon(
  ["polygon", { points: "3 11 22 2 13 21 11 13 3 11" }],
);
