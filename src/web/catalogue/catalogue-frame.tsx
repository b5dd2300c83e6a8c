import { type ReactNode, useState } from "react";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { newId } from "#web/base/new-id.ts";
import { type CategoryOwner, useSaveCategory } from "#web/catalogue/catalogue-queries.ts";
import type { Catalogue } from "#web/catalogue/use-catalogue.ts";
import { FolderCog } from "#web/icons/folder-cog.ts";
import { FolderPlus } from "#web/icons/folder-plus.ts";
import { Package } from "#web/icons/package.ts";
import { Plus } from "#web/icons/plus.ts";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import { FilterButton } from "#web/records/filter-button.tsx";
import type { ListChoice } from "#web/records/list-choice.ts";
import { textsOf } from "#web/records/list-texts.ts";
import { RecordScreen, type RecordScreenProps } from "#web/records/record-screen.tsx";
import { useLanguage } from "#web/records/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SkeletonRows } from "#web/ui/skeleton.tsx";

const loadSheet = () => import("#web/records/filter-sheet.tsx");
const loadManager = () => import("#web/catalogue/category-manager.tsx");

interface CatalogueFrameProps<T>
  extends Pick<
    RecordScreenProps,
    "transfer" | "search" | "onSearchChange" | "controls" | "found" | "children"
  > {
  catalogue: Catalogue<T>;
  kind: "material" | "laborItem";
  onClearFilters: () => void;
  /** What the list is filtered and sorted by on a phone, in a sheet. */
  choices: () => readonly ListChoice[];
  /** The dialog of an item. @param item null for a new one */
  dialog: (item: T | null, close: () => void) => ReactNode;
}

/** The screen of materials and of labour items: records that are filed under categories. */
export function CatalogueFrame<T>({ catalogue, dialog, kind, choices, ...own }: CatalogueFrameProps<T>) {
  const texts = textsOf(kind, useLanguage()).list;
  const [managing, setManaging] = useState(false);
  useLoadedWhenIdle(loadManager);
  const manage = () => setManaging(true);
  const hasCategories = catalogue.categories.length > 0;
  return (
    <>
      <RecordScreen
        {...own}
        texts={texts}
        records={catalogue.items}
        state={catalogue}
        many={catalogue.owner === "categories" ? "materials" : "items"}
        icon={Package}
        mayAdd={!catalogue.loading && !catalogue.failure && hasCategories}
        filter={
          <FilterButton>
            {(close) => (
              <LoadedPart load={loadSheet} onFailed={close}>
                {({ FilterSheet }) => <FilterSheet choices={choices()} onClose={close} />}
              </LoadedPart>
            )}
          </FilterButton>
        }
        searchStyles="flex-1 max-md:basis-full max-roomy:min-w-full roomy:min-w-60"
        buttons={(add) => (
          <FrameButtons catalogue={catalogue} label={texts.add} onManage={manage} onAdd={add} />
        )}
        skeleton={ItemSkeletons}
        stillLooking={texts.loading}
        count={catalogue.rows.length}
        nothingYet={
          hasCategories ? undefined : (
            <NoCategories
              title={texts.noCategories}
              hint={hintOf(kind)}
              owner={catalogue.owner}
              start={own.transfer.start}
              onManage={manage}
            />
          )
        }
        canOpen={(id) => catalogue.rows.some((row) => row.id === id && row.item !== null)}
        dialog={(id, close) => dialog(catalogue.rows.find((row) => row.id === id)?.item ?? null, close)}
      />
      {managing && (
        <LoadedPart load={loadManager} onFailed={() => setManaging(false)}>
          {({ CategoryManager }) => (
            <CategoryManager catalogue={catalogue} onClose={() => setManaging(false)} />
          )}
        </LoadedPart>
      )}
    </>
  );
}

function hintOf(kind: "material" | "laborItem"): string {
  const { materials, labour } = messages();
  return (kind === "material" ? materials : labour).noCategoriesHint;
}

function ItemSkeletons({ label }: { label: string }) {
  return <SkeletonRows count={5} label={label} />;
}

interface ButtonsProps<T> {
  catalogue: Catalogue<T>;
  /** "Add Item" */
  label: string;
  onManage: () => void;
  onAdd: () => void;
}

/** A tour points at the button of the empty list, when there is one. */
const tourMark = { "data-tour": "categories" };

function FrameButtons<T>({ catalogue, label, onManage, onAdd }: ButtonsProps<T>) {
  const { loading, failure, categories, rows } = catalogue;
  // While no item can be read, nothing is known of the categories either.
  const isShut = rows.length > 0 && rows.every(({ item }) => item === null);
  const ready = !loading && !failure && !isShut;
  const missing = ready && categories.length === 0;
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-auto max-sm:[&>*]:px-2 max-sm:[&_svg]:hidden">
      {missing && rows.length > 0 && (
        <Button onClick={onManage} data-tour="categories">
          <FolderPlus aria-hidden /> {messages().catalogue.createCategoriesFirst}
        </Button>
      )}
      {!(missing && rows.length > 0) && (
        <Button variant="secondary" disabled={!ready} onClick={onManage} {...(!missing && tourMark)}>
          <FolderCog aria-hidden /> {messages().catalogue.manageCategories}
        </Button>
      )}
      <Button
        variant={missing ? "secondary" : "primary"}
        disabled={!ready || missing}
        onClick={onAdd}
        data-tour="add-item"
      >
        <Plus aria-hidden /> {label}
      </Button>
    </div>
  );
}

interface NoCategoriesProps {
  title: string;
  hint: string;
  owner: CategoryOwner;
  /** The other way to begin: with a price list that somebody has made. */
  start: ReactNode;
  onManage: () => void;
}

function NoCategories({ title, hint, owner, start, onManage }: NoCategoriesProps) {
  const general = useGeneralCategory(owner);
  return (
    <EmptyState
      icon={FolderPlus}
      title={title}
      action={
        <>
          <Button onClick={onManage} data-tour="categories">
            {messages().catalogue.createCategoriesFirst}
          </Button>
          {start}
          <Button variant="ghost" loading={general.isPending} onClick={() => void general.add()}>
            {messages().catalogue.addGeneral}
          </Button>
        </>
      }
    >
      {hint}
    </EmptyState>
  );
}

/** Adds one category for everything, under an id that it keeps through every retry. */
function useGeneralCategory(owner: CategoryOwner) {
  const [id] = useState(newId);
  const { mutateAsync: save, isPending } = useSaveCategory(owner);
  const words = messages()[owner];
  const add = async () => {
    try {
      await save({ id, fields: { name: messages().catalogue.general } });
      toast({ title: messages().notice.success, message: words.created });
    } catch (error) {
      const message = messageOfError(error, words.notCreated);
      toast({ title: messages().notice.error, message, variant: "destructive" });
    }
  };
  return { add, isPending };
}
