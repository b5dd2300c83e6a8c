import type { RecordKind } from "#contract/sealed-kinds.ts";

/**
 * [Note: Revisions of records]
 * An envelope proves that its words were sealed for its record, but not that they are the latest. So every sealing
 * puts a number into the sealed text that is higher than any that this device has seen of that record. A device
 * refuses an envelope with a lower number than it has seen, because the server gave back an earlier version. The
 * number is the time in milliseconds, or one more than the highest seen, so that a record which was deleted on one
 * device and restored on another does not fall behind. An envelope without a number counts as 0: it is older than
 * this rule, or was sealed while the account was being encrypted.
 *
 * A number belongs to the row that has the envelope: an invoice made from a quote has the quote's envelope. Once the
 * invoice was seen under an envelope of its own, the quote's is refused. A document that was seen with its lines in an
 * envelope of their own is read as version 1 only at a higher number: an old build has written it then.
 */
export interface Revisions {
  /** The number for the next envelope of a record. */
  next(carrier: Carrier): number;
  /**
   * Lets a record be read at an earlier number until it is sealed again: the person took a change back, so that the
   * server has the earlier words.
   */
  acceptEarlier(carrier: Carrier): void;
  /** Records a number that was read; false if this device has seen a higher one. */
  see(carrier: Carrier, revision: number, format?: DocumentFormat): boolean;
  /** Records that an invoice has an envelope of its own. */
  seeOwn(invoiceId: string): void;
  /** Whether an invoice was seen under an envelope of its own. */
  isOwn(invoiceId: string): boolean;
}

/** In version 1 the words of a document's lines are in its one envelope, in version 2 in one of their own. */
export type DocumentFormat = 1 | 2;

/** The record whose row has an envelope. */
export interface Carrier {
  kind: RecordKind;
  id: string;
}

/** Milliseconds since 1970. */
export type Clock = () => number;

/**
 * What is remembered while the account is open.
 *
 * @param known the highest number seen by "<kind>:<record id>"; it is changed
 * @param onNews is called with each carrier that has a higher number than before
 */
export function revisionsIn(
  known: Map<string, number>,
  { clock = Date.now, onNews, own = new Set() }: RevisionTools = {},
): Revisions {
  const withLines = new Set<string>();
  const mayBeEarlier = new Set<string>();
  return {
    next(carrier) {
      mayBeEarlier.delete(carrierName(carrier));
      return Math.max(clock(), (known.get(carrierName(carrier)) ?? 0) + 1);
    },
    acceptEarlier: (carrier) => void mayBeEarlier.add(carrierName(carrier)),
    see(carrier, revision, format) {
      const name = carrierName(carrier);
      if (mayBeEarlier.has(name)) return true;
      const highest = known.get(name) ?? 0;
      const mustBeHigher = format === 1 && withLines.has(name) && known.has(name);
      if (mustBeHigher && revision <= highest) return false;
      if (format === 2 && revision >= highest) withLines.add(name);
      if (revision > highest) {
        known.set(name, revision);
        onNews?.(name);
      }
      return revision >= highest;
    },
    seeOwn(id) {
      if (own.has(id)) return;
      own.add(id);
      onNews?.(carrierName({ kind: "invoice", id }));
    },
    isOwn: (id) => own.has(id),
  };
}

interface RevisionTools {
  clock?: Clock | undefined;
  onNews?: (name: string) => void;
  /** Ids of invoices seen under an envelope of their own. The function adds to this set. */
  own?: Set<string>;
}

/** "customer:0b1e…" */
function carrierName({ kind, id }: Carrier): string {
  return `${kind}:${id}`;
}
