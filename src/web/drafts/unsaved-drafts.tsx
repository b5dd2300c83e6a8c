import { useId } from "react";
import { counted } from "#domain/money/counted.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";
import type { Opened } from "#vault/records/records.ts";
import { messages } from "#web/base/messages.ts";
import { timeZoneHere } from "#web/base/time-zone.ts";
import { draftHref } from "#web/drafts/arrival.ts";
import { mostNewDrafts, type UnsavedDraft } from "#web/drafts/draft-store.ts";
import { typedWhen } from "#web/drafts/typed-when.ts";
import { type UnsavedWork, useUnsavedDrafts } from "#web/drafts/use-unsaved-drafts.ts";
import { Trash } from "#web/icons/trash.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { kindScreens, numberOf, type SummaryOf } from "#web/records/document-kinds.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Card, surfaceStyles } from "#web/ui/card.tsx";
import { fold } from "#web/ui/folded-text.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ListLink } from "#web/ui/list-link.tsx";

interface UnsavedDraftsProps {
  kind: DocumentKind;
  /** The search and the filter of the list. */
  state: { search: string; status: DocumentStatus | "all" | "unpaid" };
  /** The documents of the list that have been read so far. */
  documents: readonly Opened<SummaryOf<DocumentKind>>[];
}

/**
 * Shows above the list what was started and is stored only on this device, to continue or to discard; see
 * [Note: Unsaved work].
 */
export function UnsavedDrafts({ kind, state, documents }: UnsavedDraftsProps) {
  const { drafts, discard } = useUnsavedDrafts(kind);
  const headingId = useId();
  const wanted = fold(state.search.trim());
  const numberOfDraft = (work: UnsavedWork) => {
    const found = "id" in work && documents.find(({ record }) => record.id === work.id);
    return found ? numberOf(found.record) : null;
  };
  const shown = drafts.filter(
    (work) =>
      ["all", "slot" in work ? "draft" : work.draft.status].includes(state.status) &&
      fold(`${work.draft.words.customerName}\n${numberOfDraft(work) ?? ""}`).includes(wanted),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={surfaceStyles}>
      <h2 id={headingId} className="px-4 pt-3 font-semibold text-ink-soft text-sm">
        {messages().documents.notSaved}
      </h2>
      <DraftRows kind={kind} drafts={shown} numberOf={numberOfDraft} onDiscard={discard} />
    </section>
  );
}

/** Replaces a new editor when the limit of drafts is reached: one has to be discarded. */
export function TooManyDrafts({ kind, onRoom }: { kind: DocumentKind; onRoom: () => void }) {
  const { drafts, discard } = useUnsavedDrafts(kind);
  const { tooManyDrafts, makeRoom } = messages().documents;
  const { many } = kindScreens[kind];
  return (
    <Card title={tooManyDrafts(mostNewDrafts, many.toLowerCase())} description={makeRoom}>
      <div className="-mx-4">
        <DraftRows
          kind={kind}
          drafts={drafts.filter((work) => "slot" in work)}
          onDiscard={(work) => {
            const putBack = discard(work);
            onRoom();
            return putBack;
          }}
        />
      </div>
    </Card>
  );
}

/** Says in a new editor that another new document was started before and still exists. */
export function EarlierDraftNotice({ kind, draft }: { kind: DocumentKind; draft: UnsavedDraft }) {
  const language = useLanguage();
  const { newHref, one } = kindScreens[kind];
  const goOn = (
    <LinkButton href={draftHref(newHref, draft.slot)} variant="secondary" size="small">
      {`Go on with that ${one.toLowerCase()}`}
    </LinkButton>
  );
  return (
    <Alert actions={goOn}>
      {messages().documents.notSaved}: <bdi>{customerOf(draft)}</bdi>, {aboutDraft(draft, language)}.
    </Alert>
  );
}

interface DraftRowsProps {
  kind: DocumentKind;
  drafts: readonly UnsavedWork[];
  /** The number of the saved document that was changed; null when it is unknown. */
  numberOf?: (work: UnsavedWork) => string | null;
  /** Discards a draft. @returns a function that puts it back */
  onDiscard: (work: UnsavedWork) => () => void;
}

function DraftRows({ kind, drafts, numberOf, onDiscard }: DraftRowsProps) {
  const language = useLanguage();
  const { newHref, editHrefOf } = kindScreens[kind];
  const discard = (work: UnsavedWork) => {
    const putBack = onDiscard(work);
    toast({
      message: messages().documents.draftDiscarded,
      action: { label: "Undo", onSelect: putBack },
    });
  };
  return (
    <ul aria-label={messages().documents.notSaved} className="divide-y divide-line">
      {drafts.map((draft) => (
        <li
          key={"slot" in draft ? draft.slot : draft.id}
          className="relative flex items-center gap-3 px-4 py-2 hover:bg-sunken/50"
        >
          <div className="min-w-0 flex-1">
            <ListLink
              href={"slot" in draft ? draftHref(newHref, draft.slot) : editHrefOf(draft.id)}
              className="wrap-anywhere font-semibold after:absolute after:inset-0"
            >
              <bdi>{customerOf(draft)}</bdi>
            </ListLink>
            <p className="text-ink-soft text-sm first-letter:uppercase">
              {"id" in draft && `${messages().documents.changesOf(numberOf?.(draft) ?? null)}, `}
              {aboutDraft(draft, language)}
            </p>
          </div>
          <IconButton
            className="relative z-10"
            aria-label={`Discard ${customerOf(draft)}`}
            onClick={() => discard(draft)}
          >
            <Trash aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function customerOf({ draft }: UnsavedWork): string {
  return draft.words.customerName.trim() || messages().documents.noCustomer;
}

/** "typed today at 14:05, 3 items" */
function aboutDraft({ draft, keptAt }: UnsavedWork, language: Language): string {
  const reader = { now: Date.now(), timeZone: timeZoneHere(), language };
  const when = keptAt === null ? "earlier" : typedWhen(keptAt, reader);
  return `typed ${when}, ${counted(draft.lines.length, "item")}`;
}
