import { useCanGoBack, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Id } from "#domain/account/id.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { newId } from "#web/app/new-id.ts";
import { type Arrival, arrivalOf } from "#web/documents/arrival.ts";
import { chooseSlot } from "#web/documents/choose-draft.ts";
import type { DocumentDraft } from "#web/documents/document-draft.ts";
import { browserStores, draftAccess } from "#web/documents/draft-access.ts";
import { draftsInUse, isInUseElsewhere } from "#web/documents/draft-in-use.ts";
import { copyOfLine } from "#web/documents/draft-lines.ts";
import {
  type DraftPlace,
  isTaken,
  keepDraft,
  newDraftName,
  readNewDrafts,
} from "#web/documents/draft-store.ts";
import { useDraftOwner } from "#web/documents/use-draft-owner.ts";

interface Begun {
  /** The place of the history entry that it was begun at. */
  at: number;
  arrival: Arrival;
  /** null where there are too many drafts already. */
  slot: string | null;
  /** It goes on with a copy: another tab has the draft open that this one came with. */
  isCopy: boolean;
  /** Begun while the account is locked, when it is not known what lies on the device. */
  isProvisional: boolean;
}

type Found = Pick<Begun, "slot"> & Partial<Pick<Begun, "isCopy">>;

/** The new document of the present history entry. */
export interface NewDraft {
  /** null while it is being looked for. */
  begun: Begun | null;
  /** Something was typed into it, so that nothing else takes its place. */
  touch: () => void;
  /** Looks again, once there is room for another. */
  again: () => void;
}

/**
 * Finds the slot of a new document, and has its history entry remember it. While the account is locked the document
 * is begun all the same, kept nowhere; once there is a key, what was kept takes its place, unless something was typed.
 */
export function useNewDraft(kind: DocumentKind): NewDraft {
  const location = useLocation();
  const navigate = useNavigate();
  const { userId, keyId } = useDraftOwner();
  const isCold = !useCanGoBack();
  const at = location.state.__TSR_index;
  const [known, setKnown] = useState<Begun | null>(null);
  const [round, setRound] = useState(0);
  const touched = useRef<string | null>(null);
  const begun = known?.at === at ? known : null;
  const isSettled = begun !== null && !begun.isProvisional;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry, a key, or room for one more
  useEffect(() => {
    if (isSettled) return;
    const arrival = begun?.arrival ?? arrivalOf(location);
    const rest = async ({ slot, isCopy = false }: Found, state: { draft?: string }) => {
      setKnown({ at, arrival, slot, isCopy, isProvisional: keyId === null });
      await navigate({ href: location.pathname, replace: true, resetScroll: false, state });
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

/** Keeps a copy that can be saved beside the first: under ids of its own. */
async function keepCopy(draft: DocumentDraft, place: DraftPlace & { userId: Id<"User"> }): Promise<void> {
  const copy = { ...draft, id: newId(), isTried: false, lines: draft.lines.map(copyOfLine) };
  const access = await draftAccess(place.userId);
  await keepDraft(access, place, { draft: copy, keptAt: Date.now(), stores: browserStores });
}
