import { useMemo, useState } from "react";
import { importLimits } from "#contract/imports.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import { CheckList } from "#web/bring-in/check-list.tsx";
import { type CheckView, viewOf } from "#web/bring-in/check-view.ts";
import {
  type AnyPlan,
  type CheckRow,
  type DuplicateWay,
  duplicateWays,
  type ImportPlan,
} from "#web/bring-in/import-plan.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import { keyOfRow, planLabour, planMaterials } from "#web/bring-in/plan-catalogue.ts";
import { type DuplicateChoice, planCustomers } from "#web/bring-in/plan-customers.ts";
import { planServices } from "#web/bring-in/plan-services.ts";
import { PriceQuestions } from "#web/bring-in/price-questions.tsx";
import { SavingCard } from "#web/bring-in/saving-card.tsx";
import { ServiceOffer } from "#web/bring-in/service-offer.tsx";
import type { BringIn, ChosenFile, FoundInFile } from "#web/bring-in/use-bring-in.ts";
import { useSaving } from "#web/bring-in/use-saving.ts";
import { Columns3 } from "#web/icons/columns-3.ts";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { useLeaveGuard } from "#web/overlays/use-leave-guard.ts";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import { countedRecords, listNames } from "#web/records/list-names.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { FooterBar } from "#web/ui/footer-bar.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

/** What was saved. */
export interface SavedImport {
  kind: ImportableKind;
  created: number;
  changed: number;
  /** How many of the new ones are services that went to labour. */
  added: number;
  leftOut: readonly LeftOut[];
}

interface CheckStepProps {
  bringIn: BringIn;
  file: ChosenFile;
  found: FoundInFile | null;
  onDone: (saved: SavedImport) => void;
  onAgain: () => void;
}

const { check } = bringInScreen;

const loadColumns = () => import("#web/bring-in/columns-dialog.tsx");

/** The second step: what the file would bring, and what the person says of it before it is saved. */
export function CheckStep({ bringIn, file, found, onDone, onAgain }: CheckStepProps) {
  const [isSorting, setSorting] = useState(found === null);
  useLoadedWhenIdle(loadColumns);
  // The file is in this page's memory alone.
  useUnsavedWork(true);
  return (
    <div className="mx-auto flex w-full min-w-0 max-w-3xl flex-1 flex-col gap-4">
      {found ? (
        <Checked
          key={JSON.stringify(found.by.columns)}
          {...{ bringIn, file, found, onDone, onAgain }}
          onColumns={() => setSorting(true)}
        />
      ) : (
        <Alert
          title={check.unknownColumns}
          actions={
            <>
              <Button size="small" onClick={() => setSorting(true)}>
                {check.columns}
              </Button>
              <Button variant="secondary" size="small" onClick={onAgain}>
                {check.other}
              </Button>
            </>
          }
        />
      )}
      {isSorting && (
        <LoadedPart load={loadColumns} onFailed={() => setSorting(false)}>
          {({ ColumnsDialog }) => <ColumnsDialog {...{ bringIn, file }} onClose={() => setSorting(false)} />}
        </LoadedPart>
      )}
    </div>
  );
}

const noRows: readonly CheckRow[] = [];

interface CheckedProps extends CheckStepProps {
  found: FoundInFile;
  onColumns: () => void;
}

/** What is ticked is of these columns; with other ones it begins again. */
function Checked({ bringIn, file, found, onDone, onAgain, onColumns }: CheckedProps) {
  const language = useLanguage();
  const [choice, setChoice] = useState<DuplicateChoice>({ all: "fill", one: new Map() });
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const plan = usePlan(file, found, choice);
  const isTaken = ({ key, outcome, isTicked }: CheckRow) =>
    outcome !== "same" && (ticks.get(key) ?? isTicked);
  const services = useServices(file, found);
  const [withServices, setWithServices] = useState(false);
  const offered = withServices ? (services?.rows ?? noRows) : noRows;
  const view = useMemo(() => viewOf(plan, language, offered), [plan, language, offered]);
  const ticked = allRows(plan).filter(isTaken);
  const wanted = [...ticked, ...offered.filter(isTaken)];
  const taken = wanted.slice(0, importLimits.whole);
  const added = Math.max(0, taken.length - ticked.length);
  const created = taken.filter(({ outcome }) => outcome === "new").length;
  const keys = new Set(taken.map(({ key }) => key));
  const leftOut = plan.leftOut.filter(({ row }) => !keys.has(keyOfRow(row)));
  const saved = { kind: plan.kind, created, changed: taken.length - created, added, leftOut };
  const { saving, start, goOn, settle, undone, reset } = useSaving(() => onDone(saved));
  useLeaveGuard(saving.state === "running" || saving.state === "stopped", bringInScreen.save.leave);
  if (saving.state !== "idle") {
    return (
      <SavingCard
        {...{ saving, onAgain }}
        importOf={{ id: file.importId }}
        onGoOn={goOn}
        onUndo={settle}
        onUndone={undone}
        onBack={reset}
      />
    );
  }
  return (
    <>
      <Head {...{ file, found, view, onColumns, onAgain }} isAsked={file.opened.columns.length > 0} />
      <PriceQuestions
        key={file.importId}
        {...{ file, found }}
        onAnswer={(answers) => void bringIn.choose(file, answers)}
      />
      <Duplicates
        rows={allRows(plan)}
        choice={choice}
        onChange={(all) => setChoice({ all, one: new Map() })}
      />
      <ServiceOffer count={services?.rows.length ?? 0} isTaken={withServices} onTake={setWithServices} />
      {wanted.length > taken.length && <Alert title={check.firstOnly(taken.length, wanted.length)} />}
      <CheckList
        {...{ view, plan, isTaken }}
        onTick={(keys, isTicked) =>
          setTicks((now) => new Map([...now, ...keys.map((key) => [key, isTicked] as const)]))
        }
        onWay={(key, way) => setChoice((now) => ({ ...now, one: new Map(now.one).set(key, way) }))}
      />
      <FooterBar
        label={check.bar}
        phoneOnly={false}
        inColumn
        actions={
          <Button
            disabled={taken.length === 0}
            loading={found.by !== file.choices}
            onClick={() =>
              start(services ? [plan, services] : [plan], ({ key }) => keys.has(key), file.importId)
            }
          >
            {saveLabel(plan, { count: taken.length - added, added, created }, language)}
          </Button>
        }
      />
    </>
  );
}

function saveLabel(
  plan: AnyPlan,
  { count, added, created }: { count: number; added: number; created: number },
  language: ReturnType<typeof useLanguage>,
): string {
  const labour = countedRecords(added, listNames("laborItem", language));
  if (count === 0) return added === 0 ? check.nothing : check.save(labour);
  if (added > 0) return check.saveBoth(countedRecords(count, listNames(plan.kind, language)), labour);
  if (plan.isRefresh) return bringInScreen.refresh.save(count - created, created);
  return check.save(countedRecords(count, listNames(plan.kind, language)));
}

function allRows(plan: AnyPlan): readonly CheckRow[] {
  return plan.rows;
}

function usePlan(file: ChosenFile, { read, list }: FoundInFile, choice: DuplicateChoice): AnyPlan {
  const language = useLanguage();
  const { idFor } = file;
  return useMemo(() => {
    const filing = { categories: list.categories, language, idFor };
    if (read.kind === "customers") return planCustomers(read, { choice, language, idFor });
    return read.kind === "materials" ? planMaterials(read, filing) : planLabour(read, filing);
  }, [read, list, choice, language, idFor]);
}

/** The services among the goods, as they would be in labour; null in a file without. */
function useServices(file: ChosenFile, { read, labour }: FoundInFile): ImportPlan<"laborItem"> | null {
  const language = useLanguage();
  const { idFor } = file;
  return useMemo(
    () =>
      read.kind === "materials" && labour !== null ? planServices(read, labour, { language, idFor }) : null,
    [read, labour, language, idFor],
  );
}

interface HeadProps {
  file: ChosenFile;
  found: FoundInFile;
  view: CheckView;
  /** Whether there are columns to look at. */
  isAsked: boolean;
  onColumns: () => void;
  onAgain: () => void;
}

function Head({ file, found: { read, list }, view, isAsked, onColumns, onAgain }: HeadProps) {
  const notTaken = file.opened.notTaken.map((column) =>
    typeof column === "number" ? bringInScreen.columns.unnamed(column) : column,
  );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 ref={focusOnce} tabIndex={-1} className="min-w-0 font-semibold text-xl outline-none">
          {headlineOf(read.kind, file)} <span>{view.headline}</span>
        </h2>
        <div className="flex flex-wrap gap-2">
          {isAsked && (
            <Button variant="secondary" size="small" onClick={onColumns}>
              <Columns3 aria-hidden /> {check.columns}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={onAgain}>
            {check.other}
          </Button>
        </div>
      </div>
      {read.kind !== "customers" && read.rounded > 0 && (
        <p className="text-ink-soft text-sm">{check.rounded(read.rounded)}</p>
      )}
      {file.opened.sheets && (
        <p className="text-ink-soft text-sm">
          {check.sheets(file.opened.sheets.read, file.opened.sheets.others)}
        </p>
      )}
      {notTaken.length > 0 && <p className="text-ink-soft text-sm">{check.notTaken(notTaken)}</p>}
      {list.closed > 0 && <Alert variant="warning" title={check.closed(list.closed)} />}
    </>
  );
}

/** "Xero contacts": as the program calls them that wrote the file. */
function headlineOf(kind: FoundInFile["read"]["kind"], { supplier, opened }: ChosenFile): string {
  const own = kind === "customers" && opened.source ? check.customersOf[opened.source] : undefined;
  return check.headline(own ?? check.files[kind], supplier || opened.source);
}

/** The heading takes the focus when the step appears, because the button that had it is gone. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}

interface DuplicatesProps {
  rows: readonly CheckRow[];
  choice: DuplicateChoice;
  onChange: (way: DuplicateWay) => void;
}

/** What is done with customers that the firm has already, for all of them at once. */
function Duplicates({ rows, choice, onChange }: DuplicatesProps) {
  const count = rows.filter(({ way }) => way !== null).length;
  if (count === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{check.wayForAll(count)}</p>
      <Segmented
        label={check.wayForAll(count)}
        segments={duplicateWays.map((value) => ({ value, label: check.ways[value] }))}
        value={choice.all}
        onValueChange={onChange}
      />
    </div>
  );
}
