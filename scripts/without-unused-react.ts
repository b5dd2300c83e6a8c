import { type Plugin, parseAst } from "vite";
import { assignments, bodies, constants, emptyProperties, unmadeTags, unmadeTypes } from "./unused-react.ts";

/** A node of the tree of a script, as ESTree names its parts. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** A node, and where it stands. */
interface Place {
  node: Node;
  /** The part of the parent that it is, or is one of. */
  as: string;
  parent: Node | null;
  /** The body of the function around it. */
  body: Node | null;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Leaves what the app does not use out of the build of React for browsers, see [Note: Unused React]. */
export function withoutUnusedReact(): Plugin {
  return {
    name: "without-unused-react",
    apply: "build",
    transform(code, id) {
      if (!id.includes("/react-dom-client.production.js")) return null;
      return { code: reduced(code), map: null };
    },
  };
}

/** The script without the code of the tables. @throws if a name of the tables is not in it */
export function reduced(code: string): string {
  const awaited = new Set([...bodies.keys(), ...constants.keys(), ...emptyProperties.keys(), ...assignments]);
  const edits: Edit[] = [];
  walk({ node: parseAst(code) as unknown as Node, as: "", parent: null, body: null }, (place) => {
    const found = body(place) ?? assigned(place, code) ?? constant(place) ?? property(place);
    if (found) {
      awaited.delete(found.name);
      edits.push(found.edit);
    }
    edits.push(...unmadeTag(place), ...unmadeCases(place, code));
  });
  if (awaited.size > 0) throw new Error(`Not in this version of React: ${[...awaited].join(", ")}`);
  return applied(code, edits);
}

interface Found {
  name: string;
  edit: Edit;
}

function body({ node }: Place): Found | null {
  if (node.type !== "FunctionDeclaration") return null;
  const name = nameOf(node.id);
  const text = bodies.get(name);
  return text === undefined ? null : { name, edit: inPlaceOf(node.body as Node, `{${text}}`) };
}

function assigned({ node }: Place, code: string): Found | null {
  if (node.type !== "ExpressionStatement") return null;
  const expression = node.expression as Node;
  if (expression.type !== "AssignmentExpression") return null;
  const target = textOf(expression.left as Node, code);
  const name = assignments.find((start) => target.startsWith(start));
  return name === undefined ? null : { name, edit: inPlaceOf(node, ";") };
}

/** A constant as it is read, and `constant = ` before the value that is assigned. */
function constant({ node, as, parent }: Place): Found | null {
  if (node.type === "AssignmentExpression") {
    const [left, right] = [node.left as Node, node.right as Node];
    const name = left.type === "Identifier" ? nameOf(left) : "";
    return constants.has(name) ? { name, edit: { start: left.start, end: right.start, text: "" } } : null;
  }
  if (node.type !== "Identifier" || isDeclared(as, parent)) return null;
  const text = constants.get(nameOf(node));
  return text === undefined ? null : { name: nameOf(node), edit: inPlaceOf(node, text) };
}

function isDeclared(as: string, parent: Node | null): boolean {
  return (
    as === "params" ||
    as === "key" ||
    (as === "id" && parent?.type === "VariableDeclarator") ||
    (as === "property" && parent?.computed !== true)
  );
}

function property({ node, as, parent }: Place): Found | null {
  if (node.type !== "MemberExpression" || node.computed) return null;
  if (parent?.type === "AssignmentExpression" && as === "left") return null;
  const name = nameOf(node.property);
  const text = emptyProperties.get(name);
  return text === undefined ? null : { name, edit: inPlaceOf(node, text) };
}

/** `26 === fiber.tag`, which is never so. */
function unmadeTag({ node }: Place): Edit[] {
  if (node.type !== "BinaryExpression") return [];
  const { left, right, operator } = node;
  if (!isUnmade(left) || !isNode(right) || nameOf(right.property) !== "tag") return [];
  if (operator === "===") return [inPlaceOf(node, "!1")];
  return operator === "!==" ? [inPlaceOf(node, "!0")] : [];
}

/** The cases of a switch that never come. One that the case before it runs into loses its label only. */
function unmadeCases({ node, body }: Place, code: string): Edit[] {
  if (node.type !== "SwitchStatement") return [];
  const by = textOf(node.discriminant as Node, code);
  const never = (test: Node) =>
    (by.endsWith(".tag") && isUnmade(test)) || (by === "owner" && unmadeTypes.has(nameOf(test)));
  const edits: Edit[] = [];
  const names: string[] = [];
  let isEntered = false;
  for (const part of node.cases as Node[]) {
    const statements = part.consequent as Node[];
    if (isNode(part.test) && never(part.test)) {
      if (isEntered) {
        edits.push({ start: part.start, end: code.indexOf(":", part.test.end) + 1, text: "" });
      } else {
        edits.push(inPlaceOf(part, ""));
        names.push(...variablesOf(part));
        continue;
      }
    } else isEntered = true;
    const last = statements.at(-1);
    if (last) isEntered = !leaves(last);
  }
  // Other cases may use a variable that one of these declares.
  if (body && names.length > 0) {
    edits.push({ start: body.start + 1, end: body.start + 1, text: `var ${names.join(", ")};` });
  }
  return edits;
}

const leaving = new Set(["BreakStatement", "ReturnStatement", "ThrowStatement", "ContinueStatement"]);

function leaves(statement: Node): boolean {
  if (statement.type !== "BlockStatement") return leaving.has(statement.type);
  const last = (statement.body as Node[]).at(-1);
  return last !== undefined && leaves(last);
}

function variablesOf(part: Node): string[] {
  const names: string[] = [];
  walk({ node: part, as: "", parent: null, body: null }, ({ node, body }) => {
    if (node.type === "VariableDeclarator" && body === null) names.push(nameOf(node.id));
  });
  return names;
}

function walk(place: Place, visit: (place: Place) => void): void {
  visit(place);
  const { node } = place;
  const body = /Function/.test(node.type) ? (node.body as Node) : place.body;
  for (const [as, part] of Object.entries(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (isNode(child)) walk({ node: child, as, parent: node, body }, visit);
    }
  }
}

/** The script with each edit made that is not within another. */
function applied(code: string, edits: Edit[]): string {
  const sorted = edits.sort((one, other) => one.start - other.start || other.end - one.end);
  let text = "";
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < at) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}

function inPlaceOf({ start, end }: Node, text: string): Edit {
  return { start, end, text };
}

function textOf({ start, end }: Node, code: string): string {
  return code.slice(start, end);
}

function nameOf(part: unknown): string {
  return isNode(part) && typeof part.name === "string" ? part.name : "";
}

function isUnmade(part: unknown): boolean {
  return isNode(part) && part.type === "Literal" && unmadeTags.has(part.value);
}

function isNode(part: unknown): part is Node {
  return typeof part === "object" && part !== null && "type" in part;
}
