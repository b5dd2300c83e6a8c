// Drawn by Lucide (LICENSE.txt), written by `npm run icons`.
import { icon } from "#web/icons/icon.ts";

export const ChevronLeft = icon(
  ["path", { d: "m15 18-6-6 6-6" }],
);
