import { readFile } from "node:fs/promises";
import type { ReadFace } from "#pdf/setting/open-face.ts";

/** Reads the faces of documents from a folder, whose address ends in a slash. */
export function facesIn(folder: URL): ReadFace {
  return (file) => readFile(new URL(file, folder));
}
