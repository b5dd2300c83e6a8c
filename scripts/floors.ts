import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** An import of one file of src by another, by their paths below src: "web/base/call.ts". */
export interface Import {
  readonly from: string;
  readonly to: string;
}

// A worker named by "?worker&url" is an address, not an import.
const imported = /(?:from|import\(|^import)\s*"#(\w+\/[^"?]+)"/gm;

/** Every import among the files of src, types and lazy ones too; tests are left out. */
export function importsOfSource(): Import[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join("src", file), "utf8").matchAll(imported)].map(([, to = ""]) => ({
        from: file,
        to,
      })),
    );
}

/** The room of a file: "web/base" of "web/base/call.ts"; a file directly in its layer is a room of its own. */
export function roomOf(file: string): string {
  const [layer = "", room = ""] = file.split("/");
  return `${layer}/${room}`;
}

/**
 * A ring of an import graph.
 *
 * @returns the first ring found, each name importing the next and the last the first; null where there is no ring
 */
export function findRing(edges: readonly Import[]): string[] | null {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (name: string): string[] | null => {
    if (done.has(name)) return null;
    const at = path.indexOf(name);
    if (at >= 0) return path.slice(at);
    path.push(name);
    for (const to of targets.get(name) ?? []) {
      const ring = visit(to);
      if (ring) return ring;
    }
    path.pop();
    done.add(name);
    return null;
  };
  for (const name of targets.keys()) {
    const ring = visit(name);
    if (ring) return ring;
  }
  return null;
}
