import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { nodesOf, record } from "./syntax.ts";

/** An import of one file of src by another, by their paths below src: "web/base/call.ts". */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Every import among the files of src, types and lazy ones too; tests are left out. */
export function importsOfSource(): Import[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => importsIn(file, readFileSync(posix.join("src", file), "utf8")));
}

/**
 * The imports in one file of src: of a layer ("#domain/…") or of a file beside it ("./…"), however they are written,
 * also of a file that is only addressed, as a worker by "?worker&url". Packages are left out.
 */
export function importsIn(file: string, text: string): Import[] {
  return nodesOf(file, text).flatMap(({ node }) => {
    const named = namesFile.has(node.type) ? record(node.source).value : undefined;
    if (typeof named !== "string") return [];
    const path = named.replace(/\?.*/, "");
    if (path.startsWith("#")) return [{ from: file, to: path.slice(1) }];
    return path.startsWith(".") ? [{ from: file, to: posix.join(posix.dirname(file), path) }] : [];
  });
}

/**
 * The packages that a file needs when it runs: "zod" of "zod/mini". What is only imported as a type is left out, and so
 * are Node's own modules.
 */
export function packagesIn(file: string, text: string): string[] {
  return nodesOf(file, text).flatMap(({ node }) => {
    const named = namesFile.has(node.type) ? record(node.source).value : undefined;
    const isType = node.type === "TSImportType" || node.importKind === "type" || node.exportKind === "type";
    if (typeof named !== "string" || isType || /^(?:[#.\0]|node:)/.test(named)) return [];
    const [scope = "", name = ""] = named.split("/");
    return [scope.startsWith("@") ? `${scope}/${name}` : scope];
  });
}

/** The nodes that name another file in their `source`. */
const namesFile: ReadonlySet<unknown> = new Set([
  "ImportDeclaration",
  "ImportExpression",
  "TSImportType",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
]);

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
