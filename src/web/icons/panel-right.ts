// Drawn by Lucide (LICENSE.txt), written by `npm run icons`.
import { icon } from "#web/icons/icon.ts";

export const PanelRight = icon(
  ["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2" }],
  ["path", { d: "M15 3v18" }],
);
