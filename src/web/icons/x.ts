// Drawn by Lucide (LICENSE.txt), written by `npm run icons`.
import { icon } from "#web/icons/icon.ts";

export const X = icon(
  ["path", { d: "M18 6 6 18" }],
  ["path", { d: "m6 6 12 12" }],
);
