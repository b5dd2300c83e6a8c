import { Search } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

const SearchBox = lazy(async () => ({ default: (await import("#web/search/search-box.tsx")).SearchBox }));

/** The search over customers, quotes, invoices and catalogue; also by "/" and Ctrl or Cmd and K. */
export function HeaderSearch() {
  const [open, setOpen] = useState(false);
  useSearchKeys(useCallback(() => setOpen(true), []));
  return (
    <>
      <IconButton aria-label="Search" onClick={() => setOpen(true)}>
        <Search aria-hidden />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title="Search">
        <Suspense fallback={<Spinner />}>{open && <SearchBox onLeave={() => setOpen(false)} />}</Suspense>
      </Dialog>
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
