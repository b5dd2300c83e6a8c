import { gunzipSync } from "fflate";
import type { Font } from "fontkit";
import { create } from "fontkit";
import type { Cluster } from "#pdf/setting/clusters.ts";
import { clustersOf } from "#pdf/setting/clusters.ts";
import { mendShaping } from "#pdf/setting/mended-shaping.ts";

/** Reads a file of src/pdf/faces: from the disk on the server, from our own site in a browser. */
export type ReadFace = (file: string) => Promise<Uint8Array>;

/** A face of a script, whose words are shaped. */
export interface ShapedFace {
  /** The name of its file, without the ending. */
  readonly file: string;
  readonly font: Omit<Font, "layout">;
  /** The clusters of a word from left to right; each word is shaped once. */
  readonly clusters: (word: string) => readonly Cluster[];
}

const openedBy = new WeakMap<ReadFace, Map<string, Promise<Font>>>();

/**
 * A face, read and parsed once for the life of what reads it, because parsing takes longer than writing a document.
 *
 * @throws what `read` throws; the next call reads again
 */
export function openFont(file: string, read: ReadFace): Promise<Font> {
  const opened = openedBy.get(read) ?? new Map<string, Promise<Font>>();
  openedBy.set(read, opened);
  const known = opened.get(file);
  if (known !== undefined) return known;
  const opening = read(`${file}.ttf.gz`).then((bytes) => create(gunzipSync(bytes)));
  opened.set(file, opening);
  opening.catch(() => opened.delete(file));
  return opening;
}

/** @throws what `read` throws */
export async function openShapedFace(file: string, read: ReadFace): Promise<ShapedFace> {
  const font = await openFont(file, read);
  mendShaping(font);
  const shaped = new Map<string, readonly Cluster[]>();
  return {
    file,
    font,
    clusters: (word) => {
      const clusters = shaped.get(word) ?? clustersOf(font, word);
      shaped.set(word, clusters);
      return clusters;
    },
  };
}
