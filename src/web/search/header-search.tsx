import { Search } from "lucide-react";
import { useCallback, useEffect } from "react";
import { onSearchEverything, useOfferedSearch } from "#web/base/own-search.ts";
import { onReach, useOpening } from "#web/overlays/use-part.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";

export const loadSearch = () => import("#web/search/search-dialog.tsx");

/**
 * The search over customers, quotes, invoices and the catalogue. Opens by "/" and by Ctrl+K or Cmd+K too. On a phone, the
 * icon is the search of the list that is shown, whose last row leads to this one.
 */
export function HeaderSearch() {
  const { isOpen, setOpen, part } = useOpening(loadSearch);
  useSearchKeys(useCallback(() => setOpen(true), [setOpen]));
  useEffect(() => onSearchEverything(() => setOpen(true)), [setOpen]);
  const own = useOfferedSearch();
  const isPhone = useMediaQuery("(width < 768px)");
  return (
    <>
      {own && isPhone ? (
        <IconButton aria-label={own.label} tooltip={false} onClick={own.open}>
          <Search aria-hidden />
        </IconButton>
      ) : (
        <IconButton aria-label="Search" {...onReach(loadSearch)} onClick={() => setOpen(true)}>
          <Search aria-hidden />
        </IconButton>
      )}
      {part && <part.SearchDialog open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

function useSearchKeys(search: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "k";
      const isSlash = event.key === "/" && !isTyping(event.target);
      if (!isCommand && !isSlash) return;
      event.preventDefault();
      search();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [search]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
