import { useEffect, useState } from "react";
import { askOfFrame, onAskedOfFrame } from "#web/base/asked-of-frame.ts";
import { useOfferedSearch } from "#web/base/own-search.ts";
import { Search } from "#web/icons/search.ts";
import { onReach, useOpening } from "#web/overlays/use-part.ts";
import type { FrameCommands } from "#web/search/commands.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { phone, useMediaQuery } from "#web/ui/use-media-query.ts";

export const loadSearch = () => import("#web/search/search-dialog.tsx");

/**
 * The search over customers, quotes, invoices, the catalogue and everything that can be done ([Note: Keys] has its keys). On a phone, the icon is the
 * search of the list that is shown, whose last row leads to this one.
 */
export function HeaderSearch(commands: FrameCommands) {
  const { isOpen, setOpen, part } = useOpening(loadSearch);
  const [words, setWords] = useState("");
  useEffect(
    () =>
      onAskedOfFrame((part, asked) => {
        if (part !== "search") return;
        setWords(asked);
        setOpen(true);
      }),
    [setOpen],
  );
  const own = useOfferedSearch();
  const isPhone = useMediaQuery(phone);
  return (
    <>
      {own && isPhone ? (
        <IconButton aria-label={own.label} tooltip={false} onClick={own.open} data-tour="list-search">
          <Search aria-hidden />
        </IconButton>
      ) : (
        <IconButton aria-label="Search" {...onReach(loadSearch)} onClick={() => askOfFrame("search")}>
          <Search aria-hidden />
        </IconButton>
      )}
      {part && <part.SearchDialog {...commands} {...{ words }} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
