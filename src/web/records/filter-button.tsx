import { type ReactNode, useState } from "react";
import { ListFilter } from "#web/icons/list-filter.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/**
 * The button, on a phone, of what a list is filtered and sorted by.
 *
 * @param children the sheet, which is loaded when it is first opened
 */
export function FilterButton({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label="Filter and sort" onClick={() => setOpen(true)}>
        <ListFilter aria-hidden />
      </IconButton>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
