import { z } from "zod";
import { importsOfSource } from "../floors.ts";

/** The folder with the icons: a file for each, and beside them what they share. */
export const iconFolder = "src/web/icons";
const shared = "icon.ts";

/** What a module of lucide-react says of its icon. An attribute `key` is of use to React alone. */
const drawn = z.object({
  size: z.literal(24),
  node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
});

/** The files of the icons that the web app imports, by name, as they have to be. @throws Error if Lucide has no such icon */
export async function iconFiles(): Promise<Map<string, string>> {
  const folder = iconFolder.slice("src/".length);
  const names = importsOfSource()
    .filter(({ from, to }) => to.startsWith(`${folder}/`) && !from.startsWith(`${folder}/`))
    .map(({ to }) => to.slice(folder.length + 1))
    .filter((name) => name !== shared);
  const files = [...new Set(names)].sort().map(async (name) => [name, await fileOf(name)] as const);
  return new Map(await Promise.all(files));
}

/** Whether a file of the folder is written by the script. */
export function isWritten(name: string): boolean {
  return name.endsWith(".ts") && name !== shared;
}

async function fileOf(name: string): Promise<string> {
  const kebab = name.replace(/\.ts$/, "");
  const { __iconData: data } = await import(`lucide-react/icons/${kebab}`);
  const shapes = drawn.parse(data).node.map(([tag, { key: _, ...attributes }]) => {
    const listed = Object.entries(attributes).map(
      ([attribute, value]) => `${attribute}: ${JSON.stringify(value)}`,
    );
    return `  [${JSON.stringify(tag)}, { ${listed.join(", ")} }],\n`;
  });
  return `// Drawn by Lucide (LICENSE.txt), written by \`npm run icons\`.
import { icon } from "#web/icons/icon.ts";

export const ${pascal(kebab)} = icon(
${shapes.join("")});
`;
}

function pascal(kebab: string): string {
  return kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
