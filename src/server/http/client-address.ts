import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * The address that a request is counted under: the IPv4 address, or the /64 of an IPv6 address, since a provider gives
 * each customer at least that many addresses.
 */
export function addressOf({ ip }: Pick<FastifyRequest, "ip">): string {
  // A client that has disconnected has no address.
  const plain = ((ip as string | undefined) ?? "").replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return isIPv6(plain) ? `${networkOf(plain)}::/64` : plain;
}

/** The first four groups of an IPv6 address, with its zeros written out. */
function networkOf(address: string): string {
  const [before = "", after] = address.toLowerCase().split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const gap = after === undefined ? 0 : 8 - head.length - tail.length - (tail.at(-1)?.includes(".") ? 1 : 0);
  const groups = [...head, ...Array<string>(Math.max(gap, 0)).fill("0"), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
