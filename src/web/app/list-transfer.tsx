import { Download, Ellipsis, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLanguage } from "#web/app/use-language.ts";
import { ExportButton } from "#web/export/export-button.tsx";
import { type ImportableKind, type ListKind, listWords } from "#web/export/list-kinds.ts";
import { useExportCsv } from "#web/export/use-export-csv.ts";
import { ImportButton } from "#web/import/import-button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";

/** Lists that can be written to a file, of which some can be read from one. */
type ListTransferProps = { kind: ListKind };

/** Import and export as buttons in the head of a list, where there is room for them. */
export function ListTransferButtons({ kind }: ListTransferProps) {
  return (
    <div className="hidden gap-3 xl:flex">
      {isImportable(kind) && <ImportButton kind={kind} />}
      <ExportButton kind={kind} />
    </div>
  );
}

/** Import and export in a menu beside the search, where there is less room. */
export function ListTransferMenu({ kind }: ListTransferProps) {
  const { many } = listWords(kind, useLanguage());
  const { exportCsv } = useExportCsv(kind);
  const [importing, setImporting] = useState<"never" | "open" | "closed">("never");
  return (
    <div className="xl:hidden">
      <Menu
        trigger={
          <IconButton variant="secondary" tooltip={false} aria-label={`More for ${many}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {isImportable(kind) && (
          <MenuItem icon={Upload} onSelect={() => setImporting("open")}>{`Import ${many}`}</MenuItem>
        )}
        <MenuItem icon={Download} onSelect={() => void exportCsv()}>{`Export ${many}`}</MenuItem>
      </Menu>
      {isImportable(kind) && importing !== "never" && (
        <Suspense>
          <ImportDialog
            kind={kind}
            open={importing === "open"}
            onOpenChange={(open) => setImporting(open ? "open" : "closed")}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Loaded when it is first opened: few visits import anything. */
const ImportDialog = lazy(async () => {
  const { ImportDialog: component } = await import("#web/import/import-dialog.tsx");
  return { default: component };
});

function isImportable(kind: ListKind): kind is ImportableKind {
  return kind !== "quotes" && kind !== "invoices";
}
