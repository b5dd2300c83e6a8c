import { useEffect, useRef, useState } from "react";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { newId } from "#web/base/new-id.ts";
import { type Arrival, arrivalOf } from "#web/drafts/arrival.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { browserStores, draftAccess } from "#web/drafts/draft-access.ts";
import { draftsInUse, isInUseElsewhere } from "#web/drafts/draft-in-use.ts";
import { copyOfLine } from "#web/drafts/draft-lines.ts";
import { type DraftPlace, isTaken, keepDraft, newDraftName, readNewDrafts } from "#web/drafts/draft-store.ts";
import { useDraftOwner } from "#web/drafts/use-draft-owner.ts";
import { chooseSlot } from "#web/quoting/choose-draft.ts";
import { navigate } from "#web/routing/navigation.ts";
import { usePlace } from "#web/routing/use-place.ts";

interface Begun {
  /** The index of the history entry that it was started at. */
  at: number;
  arrival: Arrival;
  /** Null when the limit of drafts is reached. */
  slot: string | null;
  /** True when it continues with a copy, because another tab has the draft open that this one came with. */
  isCopy: boolean;
  /** True when it was started while the account is locked, so that the drafts on the device are unknown. */
  isProvisional: boolean;
}

type Found = Pick<Begun, "slot"> & Partial<Pick<Begun, "isCopy">>;

/** The new document of the present history entry. */
export interface NewDraft {
  /** Null while the slot is being looked for. */
  begun: Begun | null;
  /** Call it when something was typed, so that no stored draft replaces the document. */
  touch: () => void;
  /** Looks again, once a draft has been discarded. */
  again: () => void;
}

/**
 * Finds the slot of a new document and stores it in the history entry. While the account is locked, the document is
 * started all the same but stored nowhere. Once there is a key, the stored draft replaces it, unless something was
 * typed.
 */
export function useNewDraft(kind: DocumentKind): NewDraft {
  const place = usePlace();
  const { userId, keyId } = useDraftOwner();
  const at = place.index;
  const isCold = at === 0;
  const [known, setKnown] = useState<Begun | null>(null);
  const [round, setRound] = useState(0);
  const touched = useRef<string | null>(null);
  const begun = known?.at === at ? known : null;
  const isSettled = begun !== null && !begun.isProvisional;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry, a key, or room for one more
  useEffect(() => {
    if (isSettled) return;
    const arrival = begun?.arrival ?? arrivalOf(place);
    const rest = async ({ slot, isCopy = false }: Found, state: { draft?: string }) => {
      setKnown({ at, arrival, slot, isCopy, isProvisional: keyId === null });
      const { bringsPrices } = place.state;
      const kept = bringsPrices ? { ...state, bringsPrices } : state;
      await navigate(place.path, { replace: true, resetScroll: false, state: kept });
    };
    if (keyId === null) {
      if (begun === null)
        void rest({ slot: newId() }, arrival.draft === null ? {} : { draft: arrival.draft });
      return;
    }
    let isLeft = false;
    const look = async (): Promise<Found> => {
      if (begun?.slot && touched.current === begun.slot) return { slot: begun.slot };
      const shelf = { userId, kind };
      const elsewhere = arrival.draft !== null && (await isInUseElsewhere(arrival.draft));
      const [drafts, inUse] = await Promise.all([
        draftAccess(userId).then((access) => readNewDrafts(access, shelf, browserStores)),
        draftsInUse(),
      ]);
      const taken = (slot: string) => isTaken({ ...shelf, name: newDraftName(slot) }, browserStores);
      const slot = chooseSlot({
        arrival: elsewhere ? { ...arrival, draft: null } : arrival,
        isCold: isCold && !elsewhere,
        drafts,
        inUse,
        isTaken: taken,
        fresh: newId(),
      });
      const source = elsewhere && drafts.find((each) => each.slot === arrival.draft);
      if (!source || slot === null) return { slot };
      await keepCopy(source.draft, { ...shelf, name: newDraftName(slot) });
      return { slot, isCopy: true };
    };
    void look().then((found) => {
      if (!isLeft) void rest(found, found.slot === null ? {} : { draft: found.slot });
    });
    return () => {
      isLeft = true;
    };
  }, [at, keyId, round, isSettled]);

  return {
    begun,
    touch: () => {
      touched.current = begun?.slot ?? null;
    },
    again: () => {
      setKnown(begun && { ...begun, isProvisional: true });
      setRound(round + 1);
    },
  };
}

/** Stores a copy with ids of its own, so that it can be saved beside the original. */
async function keepCopy(draft: DocumentDraft, place: DraftPlace & { userId: Id<"User"> }): Promise<void> {
  const copy = { ...draft, id: newId(), isTried: false, lines: draft.lines.map(copyOfLine) };
  const access = await draftAccess(place.userId);
  await keepDraft(access, place, { draft: copy, keptAt: Date.now(), stores: browserStores });
}
