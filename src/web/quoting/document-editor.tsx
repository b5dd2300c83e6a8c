import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { CompanyProfile, Letterhead } from "#domain/company/company-profile.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { currencySign } from "#domain/money/format-money.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { regionTerms } from "#domain/region/region.ts";
import { mayDeductCis } from "#domain/tax/cis.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import { sendLook } from "#web/documents/send-look.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { useScreenActs } from "#web/keys/screen-acts.ts";
import { Unreachable } from "#web/overlays/unreachable.tsx";
import { useLeaveGuard } from "#web/overlays/use-leave-guard.ts";
import { useLoadedWhenIdle, useOpening, usePart } from "#web/overlays/use-part.ts";
import { loadPreview } from "#web/paper/paper-preview.tsx";
import type { AmountButton, OpenedTotals } from "#web/quoting/amount-button.tsx";
import { useAskingSave } from "#web/quoting/begun-entry.ts";
import { paysForNext, sumOfNext } from "#web/quoting/customer-pays.ts";
import type { DocumentEditing } from "#web/quoting/document-editing.ts";
import type { DocumentNewsProps } from "#web/quoting/document-news.tsx";
import type { DraftBackground } from "#web/quoting/draft-document.ts";
import { FoundWork, KeptNotices, MissingGlyphs } from "#web/quoting/draft-notices.tsx";
import { fieldIds } from "#web/quoting/field-ids.ts";
import type { ItemEntry } from "#web/quoting/item-entry.ts";
import { type EditorRest, loadEditorRests, useEditorRest } from "#web/quoting/load-editor-rest.ts";
import type { Saving } from "#web/quoting/load-saving.ts";
import { ResponsiveForm } from "#web/quoting/responsive-form.tsx";
import { sectionTitles } from "#web/quoting/section-titles.ts";
import { useDocumentEditor } from "#web/quoting/use-document-editor.ts";
import { askAgain, type FirstFiguresQuestion } from "#web/quoting/use-first-figures.ts";
import { useFollowedDraft } from "#web/quoting/use-followed-draft.ts";
import { type DraftInEditor, useKeeping } from "#web/quoting/use-kept-draft.ts";
import { useKnownCustomers } from "#web/quoting/use-known-customers.ts";
import { usePhoneForm } from "#web/quoting/use-phone-form.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { FigureText } from "#web/ui/figure-text.tsx";
import { FooterBar } from "#web/ui/footer-bar.tsx";
import { useInertWhile } from "#web/ui/use-inert-while.ts";
import { compact, useMediaQuery } from "#web/ui/use-media-query.ts";

interface DocumentEditorProps<K extends DocumentKind> {
  kind: K;
  initial: DocumentDraft;
  background: DraftBackground;
  /** Today's letterhead. */
  profile: CompanyProfile;
  /** The number that a new invoice would get. */
  nextNumber: string;
  kept: DraftInEditor;
  /** What saves it, where its notices are shown from the start. */
  saving?: Saving | null;
  /** The parts of it that are loaded already. */
  editorRest?: EditorRest;
  /** Of a new document: asks a firm without a profile for its figures. */
  firstFigures?: FirstFiguresQuestion;
  /** A new document that was begun in the app: on a phone it asks by itself for its customer and its items. */
  isBegunHere?: boolean;
  /** Starts from scratch, without the unsaved draft that was found. */
  onDiscard: () => void;
}

/**
 * The editor of quotes and invoices: customer, items, price. A bar at the foot always shows the amount and the save
 * button. On a wide screen, the page is beside the form.
 */
export function DocumentEditor<K extends DocumentKind>(props: DocumentEditorProps<K>) {
  const { kind, initial, background, profile, nextNumber, kept, firstFigures } = props;
  const customers = useKnownCustomers();
  const editor = useDocumentEditor({
    kind,
    initial,
    background,
    saving: props.saving ?? null,
    isFound: kept.found !== null,
    onSaved: kept.forget,
  });
  const { draft, head, dispatch, errorOf } = editor;
  useLeaveGuard(kept.isLocked && draft !== initial, messages().documents.lockedLeave);
  // When a save failed because the passphrase was missing, that error is cleared at the unlock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only at the unlock
  useEffect(() => {
    if (!kept.isLocked) editor.forgive();
  }, [kept.isLocked]);
  const work = useInertWhile<HTMLDivElement>(editor.isSaving);
  useKeeping(draft, initial, kept);
  const preview = useOpening(loadPreview);
  const openPreview = () => preview.setOpen(true);
  const { language } = draft;
  const shown = useFollowedDraft(draft, {
    ...{ initial, background, profile, today: today() },
    unreadOf: editor.saving?.unreadOf,
  });
  const { followed, order, paper, due, supplier } = shown;
  const isPhone = useMediaQuery(compact);
  const isBeside = useMediaQuery(besideForm);
  const editorRest = useEditorRest({ isPhone, hasLines: draft.lines.length > 0 }, props.editorRest);
  const phoneForm = usePhoneForm(!isBeside);
  const [openedTotals, setOpenedTotals] = useState<OpenedTotals | null>(null);
  const [isAdding, setAdding] = useState(false);
  useLoadedWhenIdle(loadEditorRests);
  const sign = currencySign(regionTerms(language).currency, language);
  const adding = useMemo(() => addingTo(followed, dispatch, supplier), [followed, dispatch, supplier]);
  const [entry, setEntry] = useState<ItemEntry | null>(null);
  const save = useAskingSave(editor, entry);
  // Without items too, where the button cannot be pressed: it says what is missing.
  useScreenActs({ save: () => void save() });
  const sums = {
    ...{ title: sectionTitles[kind].totals, draft: head, order, supplier, errorOf, dispatch },
    ...{ opened: openedTotals, setOpened: setOpenedTotals, onPreview: openPreview },
  };
  useUnsavedWork(draft !== initial || kept.found !== null || entry !== null);
  const form = {
    totals: { ...sums, onOwnFigures: askAgain(firstFigures, head) },
    ...{ kind, draft: head, lines: draft.lines, dispatch, errorOf, language, currencySign: sign },
    ...{ supplier, nextNumber },
    customerPays: shown.customerPays,
    customer: {
      ...{ kind, words: head.words, language, errorOf, dispatch },
      withoutEmail: head.withoutEmail === true,
      isOfRecord: head.customerId !== null,
      isFound: kept.found !== null,
      ...{ customers: customers.list, isLoading: customers.isLoading, isReading: customers.isReading },
    },
    adding: {
      ...{ entry, setEntry, language, currencySign: sign, error: errorOf(fieldIds.items) },
      ...adding,
    },
  };
  const { one } = kindScreens[kind];
  const isAsked = firstFigures?.part !== undefined && firstFigures.part !== null;
  const [isGuided] = useState(props.isBegunHere === true && kept.found === null && !kept.isLocked);
  return (
    <>
      <KeptNotices kept={kept} />
      {(editorRest.isFailed || (isPhone && phoneForm.isFailed)) && <Unreachable />}
      {kept.found && <FoundWork one={one} isNew={draft.version === null} onDiscard={props.onDiscard} />}
      {editor.saving && <editor.saving.Notices kind={kind} editor={editor} />}
      {editorRest.lines && <editorRest.lines.CopiedPrices draft={followed} dispatch={dispatch} />}
      <MissingGlyphs draft={followed} />
      <div ref={work} className={columnStyles}>
        <div className="flex min-w-0 flex-col gap-6 md:gap-4 xl:[&_section>div]:px-4">
          {firstFigures?.part && (
            <firstFigures.part.FirstFigures draft={draft} dispatch={dispatch} onSkip={firstFigures.skip} />
          )}
          <ResponsiveForm
            {...{ ...form, isPhone, phoneForm, editorRest }}
            onAdd={() => setAdding(true)}
            isGuided={isGuided && !isAsked}
            isFirst={draft.version === null && !isAsked}
          />
        </div>
        {!isPhone && editorRest.desk && (
          <editorRest.desk.SmallPreview
            {...{ order: paper, one, onOpen: openPreview }}
            isChanged={draft !== initial}
          />
        )}
      </div>
      <TotalBar
        {...{ kind, due, lines: draft.lines }}
        before={
          isPhone &&
          phoneForm.part && (
            <phoneForm.part.PhoneBar
              {...{ ...form.adding, draft, supplier }}
              onOwnFigures={form.totals.onOwnFigures}
              {...{ isOpen: isAdding, onOpenChange: setAdding }}
            />
          )
        }
        start={shown.start}
        Amount={isBeside ? null : phoneForm.part?.AmountButton}
        onOpen={setOpenedTotals}
        finish={<Finish editor={{ ...editor, save }} lines={editorRest.lines} />}
      />
      {!isPhone && phoneForm.part && <phoneForm.part.OpenedTotalsSheet {...sums} hasFields={false} />}
      {preview.part && (
        <preview.part.PreviewDialog
          order={paper}
          one={one}
          open={preview.isOpen}
          onOpenChange={preview.setOpen}
        />
      )}
    </>
  );
}

/** What the next lines of a draft come to, and what puts them into it. */
function addingTo(
  draft: DocumentDraft,
  dispatch: DocumentEditing["dispatch"],
  supplier: Letterhead | CompanyProfile,
) {
  return {
    asksCustomType: mayDeductCis(supplier),
    paysFor: (line: DraftLine) => paysForNext(line, draft, supplier),
    sumOf: (lines: readonly DraftLine[]) => sumOfNext(lines, draft, supplier),
    said: (count: number) =>
      count === 1 ? messages()[draft.kind].itemAdded : messages()[draft.kind].itemsAdded(count),
    onAdd: (lines: readonly DraftLine[]) => addLines(lines, dispatch),
  };
}

function addLines(lines: readonly DraftLine[], dispatch: DocumentEditing["dispatch"]): void {
  for (const line of lines) dispatch({ type: "addLine", line });
}

/** Where the page is beside the form: the breakpoint xl of the style sheet. */
const besideForm = "(width >= 80rem)";

const columnStyles = "grid items-start gap-6 xl:gap-4 xl:grid-cols-[minmax(0,1fr)_clamp(26.25rem,36%,35rem)]";

/** What is done with the draft at last. What sends it is loaded with the first line; before, its button is disabled. */
function Finish({ editor, lines }: { editor: DocumentEditing; lines: EditorRest["lines"] }) {
  const { draft, save, isSaving } = editor;
  const isEmpty = draft.lines.length === 0;
  const isSendable = lines !== null && !isEmpty;
  const isBare = isEmpty && kindRules[draft.kind].needsLines;
  return (
    <>
      <Button
        variant="secondary"
        data-tour="document-save"
        onClick={() => void save()}
        loading={isSaving}
        disabled={isBare}
      >
        {`${draft.version === null ? "Create" : "Update"} ${kindScreens[draft.kind].one}`}
      </Button>
      {isSendable ? (
        <lines.SendButton editor={editor} />
      ) : (
        <Button disabled className="max-md:px-3" {...(isEmpty && { title: "No items yet" })}>
          {sendLook.text}
        </Button>
      )}
    </>
  );
}

interface TotalBarProps extends Omit<DocumentNewsProps, "figure"> {
  kind: DocumentKind;
  /** Opens what the amount adds up from, where that is not in sight. */
  Amount: typeof AmountButton | null | undefined;
  onOpen: (opened: OpenedTotals) => void;
  /** What stands above the amount. */
  before: ReactNode;
  finish: ReactNode;
}

function TotalBar({ kind, Amount, onOpen, before, finish, ...document }: TotalBarProps) {
  const { label, value } = document.due;
  const news = usePart(loadNews, document.lines !== document.start.lines, leaveOut);
  const figure = useRef<HTMLElement>(null);
  return (
    <FooterBar label={`${kindScreens[kind].one} total`} before={before} actions={finish} phoneOnly={false}>
      {Amount ? (
        <Amount {...{ label, value, figure, onOpen }} />
      ) : (
        <>
          <p className="text-ink-soft text-sm">{label}</p>
          <span ref={figure} className="tabular block font-semibold text-xl">
            <FigureText text={value} />
          </span>
        </>
      )}
      {news && <news.DocumentNews {...{ ...document, figure }} />}
    </FooterBar>
  );
}

const loadNews = () => import("#web/quoting/document-news.tsx");

/** Without it nothing is read out but the notices. */
function leaveOut(): void {}
