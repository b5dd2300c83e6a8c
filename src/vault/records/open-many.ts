import type { RecordKind } from "#contract/sealed-kinds.ts";
import { type Opened, openFields, type Sealed } from "#vault/records/records.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { VaultAccess } from "#vault/records/vault.ts";

/** The number of records that a list shows first. */
const firstSlice = 50;
/** Opened in about 8 ms, half the time of a frame. */
const nextSlices = 250;

/** Opens a list of records in order. */
export async function openMany<T extends object>(
  access: VaultAccess,
  kind: RecordKind,
  records: readonly T[],
): Promise<Opened<T>[]> {
  const opened: Opened<T>[] = [];
  for await (const slice of openSlices(access, kind, records)) opened.push(...slice);
  return opened;
}

/**
 * Opens a list in slices: the first 50 records at once, the rest in slices between which the screen can paint. A
 * record that was opened before under the same envelope costs nothing.
 */
export async function* openSlices<T extends object>(
  access: VaultAccess,
  kind: RecordKind,
  records: readonly T[],
): AsyncGenerator<Opened<T>[], void> {
  for (const slice of slicesOf(records)) {
    yield await Promise.all(slice.map((record) => openFields(access, kind, record)));
    await nextTask();
  }
}

/** Seals many records of one kind, in slices as {@link openSlices} opens them. */
export async function sealMany<T extends object>(
  access: VaultAccess,
  kind: RecordKind,
  records: readonly T[],
): Promise<Sealed<T>[]> {
  const sealed: Sealed<T>[] = [];
  for (const slice of slicesOf(records)) {
    sealed.push(...(await Promise.all(slice.map((record) => sealFields(access, kind, record)))));
    await nextTask();
  }
  return sealed;
}

function* slicesOf<T>(records: readonly T[]): Generator<readonly T[]> {
  let from = 0;
  while (from < records.length) {
    const to = from + (from === 0 ? firstSlice : nextSlices);
    yield records.slice(from, to);
    from = to;
  }
}

/** Lets the event loop turn. A message does that without the 4 ms that browsers add to nested timers. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
