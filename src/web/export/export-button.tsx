import { useExportCsv } from "#web/export/use-export-csv.ts";
import { Download } from "#web/icons/download.ts";
import { listNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Button } from "#web/ui/button.tsx";

interface ExportButtonProps {
  kind: ListKind;
  /** The ids of those that are exported; without it, those that the list on the screen shows, or all without such a list. */
  only?: ReadonlySet<string>;
}

/** Exports a list to a CSV file on the device, as {@link useExportCsv} says. */
export function ExportButton({ kind, only }: ExportButtonProps) {
  const { exportCsv, exporting } = useExportCsv(kind, only);
  const { many } = listNames(kind, useLanguage());
  return (
    <Button
      variant="secondary"
      loading={exporting}
      onClick={() => void exportCsv()}
      aria-label={only ? `Export selected ${many}` : `Export ${many}`}
    >
      <Download aria-hidden /> Export
    </Button>
  );
}
