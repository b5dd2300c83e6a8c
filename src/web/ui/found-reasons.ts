import { fold } from "#web/ui/folded-text.ts";

/**
 * The lines of a text that say why a query found it: of each word that is nowhere in what a row shows, the first line
 * with it, without regard to spaces and commas.
 *
 * @param text all that it is found by, in lines
 */
export function foundReasons(text: string, shown: string, sought: string): string[] {
  const seen = fold(shown);
  const lines = text.split("\n");
  const reasons = fold(sought.trim())
    .split(/\s+/)
    .filter((word) => !seen.includes(word))
    .flatMap((word) => lines.find((line) => isIn(fold(line), word)) ?? []);
  return [...new Set(reasons)];
}

function isIn(line: string, word: string): boolean {
  return line.includes(word) || line.replace(/[\s,]/g, "").includes(word);
}
