import type { RecordKind } from "#contract/sensitive.ts";

/**
 * [Note: Revisions of records]
 * An envelope proves that its words were sealed for its record, and not that they are the latest. So every sealing
 * puts a number into the sealed text that is higher than any this device has seen of that record, and a device refuses
 * an envelope with a lower number than it has seen: the server gave back an earlier version. The number is the time in
 * milliseconds, or one more than the highest seen, so that a record which was deleted on one device and brought back
 * on another does not fall behind. An envelope without one counts as 0: those of before, and those of rows that were
 * sealed while the account was being encrypted.
 *
 * What is remembered belongs to the row that carries the envelope: an invoice made of a quote carries the quote's.
 */
export interface Revisions {
  /** The number for the next envelope of a record. */
  next(carrier: Carrier): number;
  /** Takes note of a number that was read; false if this device has seen a higher one. */
  see(carrier: Carrier, revision: number): boolean;
}

/** The record whose row carries an envelope. */
export interface Carrier {
  kind: RecordKind;
  id: string;
}

/** Milliseconds since 1970. */
export type Clock = () => number;

/**
 * What is remembered for as long as the account is open.
 *
 * @param known the highest number seen by "<kind>:<record id>"; it is changed
 * @param onNews is told of each carrier with a higher number than before
 */
export function revisionsIn(
  known: Map<string, number>,
  { clock = Date.now, onNews }: { clock?: Clock; onNews?: (name: string) => void } = {},
): Revisions {
  return {
    next: (carrier) => Math.max(clock(), (known.get(carrierName(carrier)) ?? 0) + 1),
    see(carrier, revision) {
      const name = carrierName(carrier);
      const highest = known.get(name) ?? 0;
      if (revision > highest) {
        known.set(name, revision);
        onNews?.(name);
      }
      return revision >= highest;
    },
  };
}

/** "customer:0b1e…" */
function carrierName({ kind, id }: Carrier): string {
  return `${kind}:${id}`;
}
