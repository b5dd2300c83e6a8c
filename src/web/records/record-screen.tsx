import { type ComponentType, Fragment, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { timing } from "#web/base/timing.ts";
import { useElapsed } from "#web/base/use-elapsed.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { Plus } from "#web/icons/plus.ts";
import { SearchX } from "#web/icons/search-x.ts";
import { useScreenActs } from "#web/keys/screen-acts.ts";
import type { ListTransfer } from "#web/records/list-screen.ts";
import { ListSearch, SearchEverything } from "#web/records/list-search.tsx";
import type { ListState } from "#web/records/list-state.ts";
import type { RecordsResult } from "#web/records/queries.ts";
import { ReadingOn } from "#web/records/reading-on.tsx";
import { navigate } from "#web/routing/navigation.ts";
import { usePlace } from "#web/routing/use-place.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { phone, useMediaQuery } from "#web/ui/use-media-query.ts";
import type { ListTexts } from "#words/en-gb/list-texts.ts";

/** What differs between the screens of simple records. */
export interface RecordScreenProps {
  records: RecordsResult<unknown>;
  state: ListState;
  /** "customers", for the sentence that more are being read. */
  many: string;
  texts: ListTexts["list"];
  /** The icon of an empty list. */
  icon: IconComponent;
  transfer: ListTransfer;
  search: string;
  onSearchChange: (search: string) => void;
  /** How wide the search box is beside the buttons. */
  searchStyles?: string;
  /** Whether a record has been read and can be opened; by default each that is shown. */
  canOpen?: (id: string) => boolean;
  /** False while no record can be added. */
  mayAdd?: boolean;
  /** The buttons beside the search, in place of the one that adds a record. */
  buttons?: (onAdd: () => void) => ReactNode;
  /** Controls for the view of the list, below the search. */
  controls?: ReactNode;
  /** What opens, on a phone, the sheet in which the list is filtered and sorted. */
  filter?: ReactNode;
  /** Shown in place of a list that is being read. */
  skeleton: ComponentType<{ label: string }>;
  /** What the skeleton says while no record that is found has been read. */
  stillLooking: string;
  /** The number of all records, and of those that are found. */
  count: number;
  found: number;
  /** Shown for an empty list, in place of its icon, its sentence and the button that adds the first record. */
  nothingYet?: ReactNode;
  /** Removes what the list is filtered by. */
  onClearFilters?: () => void;
  /** The list. @param edit opens the dialog of a record by its id */
  children: (edit: (id: string) => void) => ReactNode;
  /** The dialog of a record. @param id null for a new one */
  dialog: (id: string | null, close: () => void) => ReactNode;
}

/** The screen of a list of simple records: search, buttons, every state of the list, and the dialog of a record. */
export function RecordScreen(props: RecordScreenProps) {
  const { texts, dialog, canOpen = () => true } = props;
  const [target, setTarget] = useState<string | null>(null);
  const add = () => setTarget(newRecord);
  useScreenActs({
    commands: () => (props.mayAdd === false ? [] : [{ text: texts.add, icon: Plus, onSelect: add }]),
    edit: (row) => row !== null && canOpen(row) && setTarget(row),
  });
  useAskedRecord(canOpen, setTarget);
  const isComing = useIsComing(props.records);
  return (
    <>
      <Head {...props} onAdd={add} />
      {!isComing && <ReadingOn list={props.records} many={props.many} />}
      <Body {...props} isComing={isComing} onAdd={add} onEdit={setTarget} />
      <SearchEverything words={props.search} />
      {target !== null && (
        <Fragment key={target}>
          {dialog(target === newRecord ? null : target, () => setTarget(null))}
        </Fragment>
      )}
    </>
  );
}

/**
 * The search, the buttons and the controls. On a phone the icons stand beside the controls, also while there are none to
 * show, so that nothing moves; in a list that never has any, beside its one button, and below two, which take the line.
 */
function Head(props: RecordScreenProps & { onAdd: () => void }) {
  const { texts, transfer, controls, filter, buttons, onAdd } = props;
  const { searchStyles = "flex-1 max-md:basis-full max-roomy:min-w-full roomy:min-w-52" } = props;
  const isPhone = useMediaQuery(phone);
  const hasControls = controls !== undefined;
  const hasOwnLine = hasControls || buttons !== undefined;
  const adding = buttons ? buttons(onAdd) : <AddButton label={texts.add} onAdd={onAdd} />;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ListSearch
        aria-label={texts.search}
        className={searchStyles}
        value={props.search}
        onValueChange={props.onSearchChange}
      />
      {isPhone ? (
        <>
          <div className={hasOwnLine ? "w-full" : "flex-1 max-roomy:min-w-full"}>{adding}</div>
          {controls && <div className="flex min-w-0 flex-1 flex-wrap gap-3">{controls}</div>}
          <div className={`ml-auto flex ${hasControls ? "mt-1" : ""}`}>
            {filter}
            {transfer.menu}
          </div>
        </>
      ) : (
        <>
          {transfer.menu}
          {transfer.buttons}
          {adding}
          {controls && <div className="flex w-full flex-wrap items-center gap-3">{controls}</div>}
        </>
      )}
    </div>
  );
}

/**
 * Whether the rest of the list may still come before anybody has begun to read it. The list is sorted by name, and is
 * read newest first, so that each page puts rows between those that are shown.
 */
function useIsComing({ isPartial, isError }: RecordsResult<unknown>): boolean {
  const isReading = isPartial && !isError;
  const tookLong = useElapsed(isReading, timing.listWhole);
  return isReading && !tookLong;
}

/** Opens the record that the address asks for (`?open=`) once it has been read, and takes it out of the address. */
function useAskedRecord(canOpen: (id: string) => boolean, open: (id: string) => void): void {
  const { path, search } = usePlace();
  const asked = new URLSearchParams(search).get("open");
  const isThere = asked !== null && canOpen(asked);
  const show = useEffectEvent(() => {
    if (asked !== null) open(asked);
    void navigate(path, { replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (isThere) show();
  }, [isThere]);
}

/** Stands for a record that does not exist yet, in place of an id. */
const newRecord = "new";

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button className="max-sm:w-full" onClick={onAdd}>
      <Plus aria-hidden /> {label}
    </Button>
  );
}

interface BodyProps extends RecordScreenProps {
  isComing: boolean;
  onAdd: () => void;
  onEdit: (id: string) => void;
}

function Body(props: BodyProps) {
  const { state, texts, count, found, records, skeleton: Skeleton, nothingYet } = props;
  const { failure } = state;
  if (failure) {
    const { detail, retry, retrying } = failure;
    return <LoadFailed title={texts.notLoaded} detail={detail} onRetry={retry} retrying={retrying} />;
  }
  if (state.loading || props.isComing) return <Skeleton label={texts.loading} />;
  if (count === 0) return nothingYet ?? <NothingYet {...props} />;
  if (found > 0) return props.children(props.onEdit);
  return records.isPartial ? <Skeleton label={props.stillLooking} /> : <NothingFound {...props} />;
}

function NothingYet({ icon, texts, transfer, onAdd }: BodyProps) {
  return (
    <EmptyState
      icon={icon}
      title={texts.noneYet}
      action={
        <>
          <Button variant="secondary" onClick={onAdd}>
            <Plus aria-hidden /> {texts.addFirst}
          </Button>
          {transfer.start}
        </>
      }
    >
      {texts.noneYetHint}
    </EmptyState>
  );
}

function NothingFound({ texts, onClearFilters }: BodyProps) {
  return (
    <EmptyState
      icon={SearchX}
      title={texts.noneFound}
      action={
        onClearFilters && (
          <Button variant="secondary" onClick={onClearFilters}>
            Show everything
          </Button>
        )
      }
    >
      {texts.noneFoundHint}
    </EmptyState>
  );
}
