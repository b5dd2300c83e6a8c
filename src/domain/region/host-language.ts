import type { Language } from "#domain/region/region.ts";

const languageOfName: Readonly<Record<string, Language>> = { uk: "en-GB", us: "en-US", au: "en-AU" };

/**
 * The language of the region that a host name indicates: by its first label in front of a domain ("us.example.com"),
 * else by its last ("example.com.au"). Null when it indicates none.
 *
 * @param host a host name without a port, in either case
 */
export function languageOfHost(host: string): Language | null {
  const labels = host.toLowerCase().replace(/\.$/, "").split(".");
  const first = labels.length > 2 ? labels[0] : undefined;
  const last = labels.length > 1 ? labels.at(-1) : undefined;
  return named(first) ?? named(last);
}

function named(label: string | undefined): Language | null {
  if (label === undefined || !Object.hasOwn(languageOfName, label)) return null;
  return languageOfName[label] ?? null;
}
