// Drawn by Lucide (LICENSE.txt), written by `npm run icons`.
import { icon } from "#web/icons/icon.ts";

export const Check = icon(
  ["path", { d: "M20 6 9 17l-5-5" }],
);
