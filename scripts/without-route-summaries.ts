import { type Plugin, parseAst } from "vite";

/** A node of the tree of a script, as ESTree names its parts. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
  readonly value?: unknown;
}

/**
 * Leaves the summaries of routes out of what browsers load: only the API's document shows them, which the server and
 * the scripts make. What a summary is worked out from stays, and the minifier drops it where nothing else reads it.
 */
export function withoutRouteSummaries(): Plugin {
  return {
    name: "without-route-summaries",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      return /\/src\/contract\/[\w-]+\.ts$/.test(id) ? { code: emptied(code), map: null } : null;
    },
  };
}

/** The script with a blank text for each property `summary` that is a text. */
export function emptied(code: string): string {
  const texts = summariesIn(parseAst(code)).sort((one, other) => other.start - one.start);
  return texts.reduce((rest, { start, end }) => `${rest.slice(0, start)}""${rest.slice(end)}`, code);
}

const textTypes = new Set(["Literal", "TemplateLiteral", "BinaryExpression", "MemberExpression"]);

function summariesIn(part: unknown): Node[] {
  if (Array.isArray(part)) return part.flatMap(summariesIn);
  if (!isNode(part)) return [];
  if (part.type === "Property" && part.key?.name === "summary" && isNode(part.value)) {
    if (textTypes.has(part.value.type)) return [part.value];
  }
  return Object.values(part).flatMap(summariesIn);
}

function isNode(part: unknown): part is Node {
  return typeof part === "object" && part !== null && "type" in part;
}
