import { Download, Ellipsis, Upload } from "lucide-react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { ExportButton } from "#web/export/export-button.tsx";
import { useExportCsv } from "#web/export/use-export-csv.ts";
import { ImportButton } from "#web/import/import-button.tsx";
import { ButtonMenu } from "#web/overlays/button-menu.tsx";
import { listNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import type { ListScreenProps } from "#web/records/list-screen.ts";
import { isImportable } from "#web/records/listed-nouns.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Lists that can be exported to a file; some of them can be imported from one too. */
type ListTransferProps = { kind: ListKind };

/** The screen of a list with import and export in its head. */
export function withTransfer(kind: ListKind, Screen: ComponentType<ListScreenProps>): ComponentType {
  const transfer = {
    buttons: <ListTransferButtons kind={kind} />,
    menu: <ListTransferMenu kind={kind} />,
  };
  return function ScreenWithTransfer() {
    return <Screen transfer={transfer} />;
  };
}

/** Import and export as buttons in the head of a list. */
function ListTransferButtons({ kind }: ListTransferProps) {
  return (
    <div className="hidden gap-3 xl:flex">
      {isImportable(kind) && <ImportButton kind={kind} />}
      <ExportButton kind={kind} />
    </div>
  );
}

/** Import and export in a menu beside the search. */
function ListTransferMenu({ kind }: ListTransferProps) {
  const { many } = listNames(kind, useLanguage());
  const { exportCsv } = useExportCsv(kind);
  const [importing, setImporting] = useState<"never" | "open" | "closed">("never");
  const entries = () => [
    ...(isImportable(kind)
      ? [{ text: `Import ${many}`, icon: Upload, onSelect: () => setImporting("open") }]
      : []),
    { text: `Export ${many}`, icon: Download, onSelect: () => void exportCsv() },
  ];
  return (
    <div className="xl:hidden">
      <ButtonMenu
        label={`More for ${many}`}
        entries={entries}
        button={(props) => (
          <IconButton variant="secondary" tooltip={false} aria-label={`More for ${many}`} {...props}>
            <Ellipsis aria-hidden />
          </IconButton>
        )}
      />
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

/** Loaded when it is first opened, because few visits import anything. */
const ImportDialog = lazy(async () => {
  const { ImportDialog: component } = await import("#web/import/import-dialog.tsx");
  return { default: component };
});
