/**
 * Writes the icons that the web app imports, src/web/icons, from the package lucide-react, and deletes those that it no
 * longer imports: `npm run icons`. The result is committed. See [Note: Icons].
 */
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { iconFiles, iconFolder, isWritten } from "./icons/icon-files.ts";

const files = await iconFiles();
for (const name of readdirSync(iconFolder)) {
  if (isWritten(name) && !files.has(name)) rmSync(join(iconFolder, name));
}
for (const [name, text] of files) writeFileSync(join(iconFolder, name), text);
console.log(`${iconFolder}: ${files.size} icons`);
