import type { Subset } from "fontkit";
import type { EmbeddedFont } from "pdfkit";
import { encodeOutline } from "#pdf/outline.ts";
import type { Cluster } from "#pdf/setting/clusters.ts";

/** The face of a script within a file. */
export interface ClusterFont {
  /** Sets the clusters that the next text of the file draws. */
  readonly draw: (clusters: readonly Cluster[]) => void;
}

/**
 * [Note: Clusters as glyphs]
 * In the embedded face of a script, each cluster in use is one glyph: the outlines of its parts together, mapped to the
 * characters that were typed (ToUnicode). So text is found and copied as typed wherever shaping reorders, splits or
 * joins letters, even by readers that do not know ActualText.
 */
export function clusterFont(embedded: EmbeddedFont): ClusterFont {
  const { subset, scale } = embedded;
  const codes = new Map<string, number>();
  const clusters: (Cluster | null)[] = [null];
  let pending: readonly Cluster[] = [];

  const codeOf = (cluster: Cluster): number => {
    const key = keyOf(cluster);
    const known = codes.get(key);
    if (known !== undefined) return known;
    const code = clusters.push(cluster) - 1;
    codes.set(key, code);
    subset.glyphs.push(code);
    embedded.widths[code] = cluster.advance * scale;
    embedded.unicode[code] = Array.from(cluster.text, (character) => character.codePointAt(0) ?? 0);
    return code;
  };

  // The empty box is never drawn, but PDF/A forbids even a table that maps it to NUL (ISO 19005-3 §6.2.11.7).
  embedded.unicode[0] = [0xfffd];
  embedded.widthOfString = () => 0;
  embedded.encode = () => [
    pending.map((cluster) => codeOf(cluster).toString(16).padStart(4, "0")),
    pending.map(({ advance }) => ({ xAdvance: advance * scale, advanceWidth: advance * scale })),
  ];
  const addGlyph = subset._addGlyph.bind(subset);
  subset._addGlyph = (index) => {
    const cluster = clusters[index] ?? null;
    return cluster === null ? addGlyph(0) : addCluster(subset, cluster);
  };
  return {
    draw: (drawn) => {
      pending = drawn;
    },
  };
}

/** Clusters that look alike and stand for the same characters. */
function keyOf({ text, parts, advance }: Cluster): string {
  return JSON.stringify([text, advance, parts.map(({ glyph, x, y }) => [glyph.id, x, y])]);
}

function addCluster(subset: Subset, { parts, advance }: Cluster): number {
  const commands = parts.flatMap(({ glyph, x, y }) =>
    glyph.path.commands.map(({ command, args }) => ({
      command,
      args: args.map((value, index) => Math.round(value + (index % 2 === 0 ? x : y))),
    })),
  );
  const { bytes, left } = encodeOutline(commands);
  // Offsets in single bytes, because the short form ends at 128 kB.
  subset.loca.version = 1;
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance, bearing: left });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}
