// Drawn by Lucide (LICENSE.txt), written by `npm run icons`.
import { icon } from "#web/icons/icon.ts";

export const Clock = icon(
  ["circle", { cx: "12", cy: "12", r: "10" }],
  ["path", { d: "M12 6v6l4 2" }],
);
