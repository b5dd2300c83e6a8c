/** What stands for an id in a pattern, as in "/quotes/$id". */
const idPart = "$id";

/** Finds what a path names. */
export interface Match<Pattern extends string> {
  pattern: Pattern;
  /** The id in the path, decoded; absent when the pattern has none. */
  id?: string;
}

/** The first of the patterns that a path matches; null when none does. A slash at its end changes nothing. */
export function matchPath<Pattern extends string>(
  patterns: readonly Pattern[],
  path: string,
): Match<Pattern> | null {
  const parts = partsOf(path);
  for (const pattern of patterns) {
    const wanted = partsOf(pattern);
    if (wanted.length !== parts.length) continue;
    if (!wanted.every((part, index) => part === idPart || part === parts[index])) continue;
    const at = wanted.indexOf(idPart);
    if (at < 0) return { pattern };
    const id = decoded(parts[at] ?? "");
    if (id) return { pattern, id };
  }
  return null;
}

function partsOf(path: string): string[] {
  return path.replace(/\/+$/, "").split("/");
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
