import { parseSync } from "vite";

/** A node of a parsed file, with its `type` and whatever else the parser says of it. */
export type SyntaxNode = Readonly<Record<string, unknown>>;

/** Every node of a TypeScript file, each with the nodes around it, the outermost first. */
export function nodesOf(file: string, text: string): { node: SyntaxNode; around: readonly SyntaxNode[] }[] {
  const found: { node: SyntaxNode; around: readonly SyntaxNode[] }[] = [];
  const visit = (value: unknown, around: readonly SyntaxNode[]): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, around);
    else if (typeof value === "object" && value !== null) {
      const node = record(value);
      const isNode = typeof node.type === "string";
      if (isNode) found.push({ node, around });
      for (const each of Object.values(node)) visit(each, isNode ? [...around, node] : around);
    }
  };
  visit(parseSync(file, text).program, []);
  return found;
}

/** A value of the parser's as a record; an empty one for a value that is not an object. */
export function record(value: unknown): SyntaxNode {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
