import { type Plugin, parseAst } from "vite";
import type { CalledRoute } from "#contract/route.ts";

/** What browsers read of a route: all that they call it by. */
const read: Record<keyof CalledRoute, true> = {
  method: true,
  path: true,
  query: true,
  body: true,
  answer: true,
  media: true,
  keyed: true,
};

/** A node of the tree of a script, as ESTree names its parts. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  readonly key: { readonly name?: string };
  readonly value: Node & { readonly value?: unknown };
}

interface ObjectLiteral extends Node {
  readonly properties: readonly (Property | Node)[];
}

/**
 * Leaves out of what browsers load the fields of routes that only the server and the API's document read: summary,
 * access, errors, limits and the like. What a field was worked out from stays, and the minifier drops it where nothing
 * else reads it.
 */
export function withoutServerFields(): Plugin {
  return {
    name: "without-server-fields",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      return /\/src\/contract\/[\w-]+\.ts$/.test(id) ? { code: asCalled(code), map: null } : null;
    },
  };
}

/** The script, in which each route has the fields alone that {@link CalledRoute} names. */
export function asCalled(code: string): string {
  const spans = routesIn(parseAst(code)).flatMap(serverFields);
  return spans
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}

/** Each such field, up to the next one or to the end of the object. */
function serverFields({ properties, end }: ObjectLiteral): { start: number; end: number }[] {
  return properties.flatMap((property, index) =>
    isProperty(property) && property.key.name !== undefined && !(property.key.name in read)
      ? [{ start: property.start, end: properties[index + 1]?.start ?? end - 1 }]
      : [],
  );
}

/** The literals of routes: what `route` is called with, and what several routes share, which names a method. */
function routesIn(part: unknown): ObjectLiteral[] {
  if (Array.isArray(part)) return part.flatMap(routesIn);
  if (!isNode(part)) return [];
  const found = Object.values(part).flatMap(routesIn);
  if (isObject(part) && part.properties.some(isMethod)) return [part, ...found];
  const call = part as Node & { callee?: { name?: string }; arguments?: readonly Node[] };
  const declared = call.type === "CallExpression" && call.callee?.name === "route" && call.arguments?.[0];
  return declared && isObject(declared) && !declared.properties.some(isMethod) ? [declared, ...found] : found;
}

function isMethod(property: Node): boolean {
  return (
    isProperty(property) && property.key.name === "method" && /^[A-Z]+$/.test(String(property.value.value))
  );
}

function isProperty(part: Node): part is Property {
  return part.type === "Property";
}

function isObject(part: Node): part is ObjectLiteral {
  return part.type === "ObjectExpression";
}

function isNode(part: unknown): part is Node {
  return typeof part === "object" && part !== null && "type" in part;
}
