import { SearchBox } from "#web/search/search-box.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search, which is over once something is chosen. */
export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Search">
      {open && <SearchBox onLeave={() => onOpenChange(false)} />}
    </Dialog>
  );
}
