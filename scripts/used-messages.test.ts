import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { API, type NodeHandle } from "typescript/unstable/sync";
import { afterAll, expect, test } from "vitest";
import { nodesOf, record, type SyntaxNode } from "./syntax.ts";

/** A name in the catalogue: of a message, or of a group of messages. */
interface Named {
  file: string;
  name: string;
  at: number;
  /** The names of the groups around it, the outermost first. */
  groups: string[];
  isMessage: boolean;
}

/** The messages of each language; what looks them up, in `languages`, is outside of it. */
const isCatalogue = (file: string) => file.startsWith("src/words/en-");
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((name) => join("src", name).replaceAll("\\", "/"))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
const outside = sources.filter((file) => !isCatalogue(file)).map((file) => readFileSync(file, "utf8"));
/** Names, and texts in quotes with these around them. */
const written = new Set(outside.flatMap((text) => text.match(/"[^"\n]*"|\w+/g) ?? []));
/** The paths by which the server and schemas say a message, "answers.noSuchField unitprice" ([Note: Faults]). */
const paths = new Set(
  outside.flatMap((text) => [...text.matchAll(/["'`](\w+\.\w+)\b/g)].map(([, path]) => path)),
);
/** Their keys are made where they are read: from the properties of a vCard, and from the required words of a noun. */
const madePaths = /^bringInTexts\.notTaken\.properties\.|^wordNounMessages\.\w+\.nameRequired$/;

const compiler = new API({ cwd: process.cwd() });
afterAll(() => compiler.close());
const webApp = compiler
  .updateSnapshot({ openProjects: [join(process.cwd(), "src/web/tsconfig.json")] })
  .getProject(join(process.cwd(), "src/web/tsconfig.json"));

const names = sources.filter((file) => file.startsWith("src/words/en-gb/")).flatMap(namesIn);
const wholeGroups = new Set(
  names.filter((each) => !each.isMessage && readsOf(each).some(isWhole)).map(({ name }) => name),
);

test("every message of the catalogue is said by a source outside of it", () => {
  const messages = names.filter(({ isMessage }) => isMessage);
  expect(messages.length).toBeGreaterThan(800);
  const dead = messages.filter((message) => !isSaid(message)).map(({ groups, name }) => [...groups, name]);
  expect(dead.map((path) => path.join(".")).filter((path) => !madePaths.test(path))).toEqual([]);
});

/** Values other than texts and functions are no messages. */
function namesIn(file: string): Named[] {
  return nodesOf(file, readFileSync(file, "utf8")).flatMap(({ node, around }) => {
    const isName = node.type === "Property" || (node.type === "VariableDeclarator" && around.length < 4);
    if (!isName || around.some(({ type }) => type === "ObjectPattern")) return [];
    const key = keyOf(node);
    const value = record(node.value);
    const isGroup = node.type !== "Property" || node.shorthand === true || value.type === "ObjectExpression";
    const isText = !(value.type === "Literal" && typeof value.value !== "string");
    const groups = around.filter(({ type }) => type === "Property" || type === "VariableDeclarator");
    const isMessage = !isGroup && isText;
    const { name } = key;
    return [{ file, name, at: key.at, groups: groups.map((each) => keyOf(each).name), isMessage }];
  });
}

function keyOf(node: SyntaxNode): { name: string; at: number } {
  const { name, value, start } = record(node.type === "Property" ? node.key : node.id);
  return { name: String(name ?? value), at: Number(start) };
}

/**
 * Whether a source reads the message by its name or says its path. Of a group that is given to somebody as a whole, who
 * reads it by a key or by a type of their own, it is enough that the key is written.
 */
function isSaid(message: Named): boolean {
  const { groups, name } = message;
  if (paths.has(`${groups.at(-1)}.${name}`) || readsOf(message).length > 0) return true;
  const isQuoted = written.has(`"${name}"`);
  if (groups[0] === "errors") return isQuoted;
  return (isQuoted || written.has(name)) && groups.some((group) => wholeGroups.has(group));
}

function readsOf({ file, at }: Named): NodeHandle[] {
  const path = join(process.cwd(), file);
  if (!webApp?.program.getSourceFileMetadata(path)) return [];
  const declared = webApp.checker.getSymbolAtPosition(path, at)?.declarations[0]?.resolve();
  const node = declared && "name" in declared ? (declared.name as typeof declared) : declared;
  const found = node ? webApp.checker.getReferencedSymbolsForNode(node, at) : [];
  return found
    .flatMap(({ references }) => references)
    .filter((each) => !each.path.includes("/src/words/en-"));
}

/** Whether a group is read as a whole: neither one of its messages alone nor as a name for them (`const { quote } =`). */
function isWhole(read: NodeHandle): boolean {
  const text = readFileSync(read.path, "utf8");
  const end = read.resolve()?.end ?? 0;
  const isNamed = /[{,]\s*\w+$/.test(text.slice(0, end)) && /^\s*[,}]/.test(text.slice(end));
  return !isNamed && !/^\s*\??\.\w/.test(text.slice(end));
}
