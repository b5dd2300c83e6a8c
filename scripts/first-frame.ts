import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Lays a second page beside the app's own: the same, with the frame of the signed-in screens in it. The server answers
 * with it where somebody is signed in, so that the frame is drawn before any script has come.
 */
export function firstFrame(file: string): Plugin {
  return {
    name: "first-frame",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        const place = '<div id="root">';
        if (page?.type !== "asset" || !String(page.source).includes(place)) {
          throw new Error("The page has no root to put the first frame before");
        }
        const source = String(page.source).replace(place, () => `${readFileSync(file, "utf8")}${place}`);
        this.emitFile({ type: "asset", fileName: "signed-in.html", source });
      },
    },
  };
}
