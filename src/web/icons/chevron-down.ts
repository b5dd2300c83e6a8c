// Drawn by Lucide (LICENSE.txt), written by `npm run icons`.
import { icon } from "#web/icons/icon.ts";

export const ChevronDown = icon(
  ["path", { d: "m6 9 6 6 6-6" }],
);
