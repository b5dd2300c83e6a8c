import type { ComponentType } from "react";
import { ExportButton } from "#web/export/export-button.tsx";
import { useExportCsv } from "#web/export/use-export-csv.ts";
import { Download } from "#web/icons/download.ts";
import { Ellipsis } from "#web/icons/ellipsis.ts";
import { LoaderCircle } from "#web/icons/loader-circle.ts";
import { Upload } from "#web/icons/upload.ts";
import { useScreenActs } from "#web/keys/screen-acts.ts";
import { ButtonMenu } from "#web/overlays/button-menu.tsx";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { listNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import type { ListScreenProps } from "#web/records/list-screen.ts";
import { isImportable } from "#web/records/listed-nouns.ts";
import { useRemovalEntries } from "#web/records/recent-removals.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { useStarterIds } from "#web/records/use-starter-ids.ts";
import { navigate } from "#web/routing/navigation.ts";
import { StarterButton } from "#web/starters/starter-button.tsx";
import { useStarterEntries } from "#web/starters/use-starter-entries.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/** Lists that can be exported to a file; some of them can be filled from one too. */
type ListTransferProps = { kind: ListKind };

/** The screen of a list with *Bring in* and export in its head. */
export function withTransfer(kind: ListKind, Screen: ComponentType<ListScreenProps>): ComponentType {
  const transfer = {
    buttons: <ListTransferButtons kind={kind} />,
    menu: <ListTransferMenu kind={kind} />,
    selected: (ids: ReadonlySet<string>) => <ExportButton kind={kind} only={ids} />,
    start: <ListStart kind={kind} />,
  };
  return function ScreenWithTransfer() {
    useScreenActs({ commands: useTransferEntries(kind).entries });
    return <Screen transfer={transfer} />;
  };
}

/** How an empty list can begin with what somebody else has made. */
function ListStart({ kind }: ListTransferProps) {
  return (
    <>
      {isCatalogue(kind) && <StarterButton kind={kind} />}
      {/* On wider screens the head has it. */}
      {isImportable(kind) && <BringInLink kind={kind} className="xl:hidden" />}
    </>
  );
}

/** The way to the screen that fills a list from a file. */
function BringInLink({ kind, className }: ListTransferProps & { className?: string }) {
  const { many } = listNames(kind, useLanguage());
  return (
    <LinkButton
      variant="secondary"
      className={className}
      href={bringInPath(kind)}
      aria-label={`Bring in ${many}`}
    >
      <Upload aria-hidden /> Bring in
    </LinkButton>
  );
}

/** A list that can begin with the price list of a trade. */
function isCatalogue(kind: ListKind): kind is "material" | "laborItem" {
  return kind === "material" || kind === "laborItem";
}

/** The screen that fills a list from a file. */
function bringInPath(kind: ListKind): string {
  return `/bring-in?to=${kind}`;
}

/**
 * Bringing in and export as buttons in the head of a list. The menu, which comes when it is known what is in it, stands
 * before them: the search gives way to it, and no button moves.
 */
function ListTransferButtons({ kind }: ListTransferProps) {
  return (
    <>
      {isCatalogue(kind) ? <StarterMenu kind={kind} /> : <RemovalMenu kind={kind} />}
      <div className={onWideScreens}>
        {isImportable(kind) && <BringInLink kind={kind} />}
        <ExportButton kind={kind} />
      </div>
    </>
  );
}

const onWideScreens = "hidden gap-3 xl:flex";

/** What can be done with the starter list, and what was deleted lately, beside the buttons, while there is either. */
function StarterMenu({ kind }: ListTransferProps) {
  const { many } = listNames(kind, useLanguage());
  const removals = useRemovalEntries(kind);
  const starter = useStarterEntries();
  const hasStarter = useStarterIds().size > 0;
  if (!hasStarter && removals().length === 0) return null;
  return (
    <MenuOnWideScreens
      many={many}
      isBusy={starter.isRemoving}
      entries={() => [...removals(), ...(hasStarter ? starter.entries() : [])]}
    />
  );
}

function RemovalMenu({ kind }: ListTransferProps) {
  const { many } = listNames(kind, useLanguage());
  const removals = useRemovalEntries(kind);
  return removals().length > 0 && <MenuOnWideScreens many={many} entries={removals} />;
}

function MenuOnWideScreens(props: MoreMenuProps) {
  return (
    <div className={onWideScreens}>
      <MoreMenu {...props} />
    </div>
  );
}

/** Bringing in and export in a menu beside the search. A head may draw it twice, for phones and for wider screens. */
function ListTransferMenu({ kind }: ListTransferProps) {
  const { many } = listNames(kind, useLanguage());
  return (
    <div className="xl:hidden">
      <MoreMenu many={many} {...useTransferEntries(kind)} />
    </div>
  );
}

function useTransferEntries(kind: ListKind): Pick<MoreMenuProps, "entries" | "isBusy"> {
  const { many } = listNames(kind, useLanguage());
  const { exportCsv } = useExportCsv(kind);
  const removals = useRemovalEntries(kind);
  const starter = useStarterEntries();
  const entries = () => [
    ...removals(),
    ...(isImportable(kind)
      ? [{ text: `Bring in ${many}`, icon: Upload, onSelect: () => void navigate(bringInPath(kind)) }]
      : []),
    { text: `Export ${many}`, icon: Download, onSelect: () => void exportCsv() },
    ...(isCatalogue(kind) ? starter.entries() : []),
  ];
  return { entries, isBusy: starter.isRemoving };
}

interface MoreMenuProps {
  /** "materials" */
  many: string;
  entries: () => readonly MenuEntry[];
  /** Something that was chosen in it is under way. */
  isBusy?: boolean;
}

function MoreMenu({ many, entries, isBusy = false }: MoreMenuProps) {
  return (
    <ButtonMenu
      label={`More for ${many}`}
      entries={entries}
      button={(props) => (
        <IconButton
          variant="secondary"
          tooltip={false}
          aria-label={`More for ${many}`}
          aria-busy={isBusy}
          {...props}
        >
          {isBusy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Ellipsis aria-hidden />}
        </IconButton>
      )}
    />
  );
}
