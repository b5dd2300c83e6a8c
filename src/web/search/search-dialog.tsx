import { Dialog } from "#web/overlays/dialog.tsx";
import { SearchBox } from "#web/search/search-box.tsx";

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search, which closes once a result is chosen. */
export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Search">
      {open && <SearchBox onLeave={() => onOpenChange(false)} />}
    </Dialog>
  );
}
