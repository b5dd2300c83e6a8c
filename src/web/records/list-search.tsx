import { type ComponentProps, useState } from "react";
import { flushSync } from "react-dom";
import { askOfFrame } from "#web/base/asked-of-frame.ts";
import { useOwnSearch } from "#web/base/own-search.ts";
import { Search } from "#web/icons/search.ts";
import { useClosedByBack } from "#web/routing/use-closed-by-back.ts";
import { Button } from "#web/ui/button.tsx";
import { SearchInput } from "#web/ui/search-input.tsx";
import { phone, useMediaQuery } from "#web/ui/use-media-query.ts";

/** The search box of a list. On a phone the icon in the header opens it, and Back closes it. */
export function ListSearch({ className = "", ...props }: ComponentProps<typeof SearchInput>) {
  const { "aria-label": label, value, onValueChange } = props;
  const [isShown, setShown] = useState(value !== "");
  const [isOpened, setOpened] = useState(false);
  const isPhone = useMediaQuery(phone);
  useOwnSearch(label, () => {
    // At once, because a phone shows its keyboard only for a focus that comes with the press.
    flushSync(() => {
      setShown(true);
      setOpened(true);
    });
    const box = document.getElementById(searchId);
    if (box instanceof HTMLInputElement) {
      box.focus();
      box.select();
    }
  });
  useClosedByBack(isPhone && isOpened, () => {
    setShown(false);
    setOpened(false);
    onValueChange("");
  });
  return (
    <SearchInput
      id={searchId}
      data-tour="list-search"
      {...props}
      className={`${className} ${isShown ? "" : "max-md:hidden"}`}
    />
  );
}

const searchId = "list-search";

/** Leads from the search of a list, on a phone, to the one over everything. Nothing while no words are typed. */
export function SearchEverything({ words }: { words: string }) {
  if (words.trim() === "") return null;
  return (
    <Button variant="secondary" className="md:hidden" onClick={() => askOfFrame("search", words)}>
      <Search aria-hidden />
      Search everything
    </Button>
  );
}
