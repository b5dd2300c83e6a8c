import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Lays two pages beside the app's own: the same, with the frame of the signed-in screens in it, once with the sidebar
 * folded. The server answers with them where somebody is signed in, so that the frame is drawn before any script has come.
 */
export function firstFrame(file: string): Plugin {
  return {
    name: "first-frame",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("There is no page to put the first frame in");
        const frame = readFileSync(file, "utf8");
        const source = before('<div id="root">', frame, String(page.source));
        this.emitFile({ type: "asset", fileName: "signed-in.html", source });
        const folded = before(' lang="', " data-folded", source);
        this.emitFile({ type: "asset", fileName: "signed-in-folded.html", source: folded });
      },
    },
  };
}

/** The text with another one put before a place in it. @throws Error if the place is not in it */
function before(place: string, text: string, whole: string): string {
  if (!whole.includes(place)) throw new Error(`The page has no ${place} to put the first frame in`);
  return whole.replace(place, () => `${text}${place}`);
}
