import { FolderCog, FolderPlus, Package, Plus, SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { messages } from "#web/base/messages.ts";
import { CategoryManager } from "#web/catalogue/category-manager.tsx";
import type { Catalogue } from "#web/catalogue/use-catalogue.ts";
import type { ListTransfer } from "#web/records/list-screen.ts";
import { ReadingOn } from "#web/records/reading-on.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { SearchInput } from "#web/ui/search-input.tsx";
import { SkeletonRows } from "#web/ui/skeleton.tsx";
import type { Messages } from "#words/en-gb/en-gb.ts";

/** The text around a list: its buttons, and what it says when it is empty. */
type CatalogueWords = Messages["materials"]["list"];

interface CatalogueFrameProps<T> {
  catalogue: Catalogue<T>;
  transfer: ListTransfer;
  words: CatalogueWords;
  search: string;
  onSearchChange: (search: string) => void;
  /** Controls for the view of the list, below the search. */
  controls?: ReactNode;
  /** The filters match no row. */
  nothingFound: boolean;
  onClearFilters: () => void;
  onAdd: () => void;
  /** The list. */
  children: ReactNode;
}

/** The frame of the lists of materials and of labour items: search, buttons, and every state of the list. */
export function CatalogueFrame<T>(props: CatalogueFrameProps<T>) {
  const { catalogue, transfer, words, search, onSearchChange, controls, onAdd } = props;
  const [managing, setManaging] = useState(false);
  const manage = () => setManaging(true);
  const kind = catalogue.owner === "categories" ? "materials" : "labour";
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SearchInput
          aria-label={words.search}
          data-tour="catalogue-search"
          className="min-w-60 flex-1"
          value={search}
          onValueChange={onSearchChange}
        />
        {transfer.menu}
        {transfer.buttons}
        <FrameButtons catalogue={catalogue} words={words} onManage={manage} onAdd={onAdd} />
        {controls && <div className="flex w-full flex-wrap items-center gap-3">{controls}</div>}
      </div>
      <ReadingOn list={catalogue.items} many={kind === "materials" ? "materials" : "items"} />
      <FrameBody {...props} onManage={manage} />
      {managing && <CategoryManager catalogue={catalogue} onClose={() => setManaging(false)} />}
    </>
  );
}

interface ButtonsProps<T> {
  catalogue: Catalogue<T>;
  words: CatalogueWords;
  onManage: () => void;
  onAdd: () => void;
}

function FrameButtons<T>({ catalogue, words, onManage, onAdd }: ButtonsProps<T>) {
  const { loading, failure, categories, rows } = catalogue;
  const ready = !loading && !failure;
  const missing = ready && categories.length === 0;
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:flex-auto max-sm:[&>*]:px-3 max-sm:[&_svg]:hidden">
      {missing && rows.length > 0 && (
        <Button onClick={onManage} data-tour="categories">
          <FolderPlus aria-hidden /> {messages().catalogue.createCategoriesFirst}
        </Button>
      )}
      {!missing && (
        <Button variant="secondary" disabled={!ready} onClick={onManage} data-tour="categories">
          <FolderCog aria-hidden /> {messages().catalogue.manageCategories}
        </Button>
      )}
      <Button
        variant={missing ? "secondary" : "primary"}
        disabled={!ready || missing}
        onClick={onAdd}
        data-tour="add-item"
      >
        <Plus aria-hidden /> {words.add}
      </Button>
    </div>
  );
}

function FrameBody<T>(props: CatalogueFrameProps<T> & { onManage: () => void }) {
  const { catalogue, words } = props;
  const { failure } = catalogue;
  if (failure) {
    return (
      <LoadFailed
        title={words.notLoaded}
        detail={failure.detail}
        onRetry={failure.retry}
        retrying={failure.retrying}
      />
    );
  }
  if (catalogue.loading) return <SkeletonRows count={5} label={words.loading} />;
  if (catalogue.rows.length === 0) return <NothingYet {...props} />;
  if (props.nothingFound && catalogue.items.isPartial)
    return <SkeletonRows count={5} label={words.loading} />;
  if (props.nothingFound) return <NothingFound words={words} onClear={props.onClearFilters} />;
  return props.children;
}

function NothingYet<T>({ catalogue, words, onManage, onAdd }: ButtonsProps<T>) {
  if (catalogue.categories.length === 0) {
    return (
      <EmptyState
        icon={FolderPlus}
        title={words.noCategories}
        action={
          <Button onClick={onManage} data-tour="categories">
            {messages().catalogue.createCategoriesFirst}
          </Button>
        }
      >
        {words.noCategoriesHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Package}
      title={words.noneYet}
      action={
        <Button variant="secondary" onClick={onAdd}>
          <Plus aria-hidden /> {words.addFirst}
        </Button>
      }
    >
      {words.noneYetHint}
    </EmptyState>
  );
}

function NothingFound({ words, onClear }: { words: CatalogueWords; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={words.noneFound}
      action={
        <Button variant="secondary" onClick={onClear}>
          Show everything
        </Button>
      }
    >
      {words.noneFoundHint}
    </EmptyState>
  );
}
