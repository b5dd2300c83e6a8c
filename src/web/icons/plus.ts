// Drawn by Lucide (LICENSE.txt), written by `npm run icons`.
import { icon } from "#web/icons/icon.ts";

export const Plus = icon(
  ["path", { d: "M5 12h14" }],
  ["path", { d: "M12 5v14" }],
);
