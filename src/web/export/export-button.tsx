import { useExportCsv } from "#web/export/use-export-csv.ts";
import { Download } from "#web/icons/download.ts";
import { listNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Button } from "#web/ui/button.tsx";

/** Exports a whole list to a CSV file on the device. */
export function ExportButton({ kind }: { kind: ListKind }) {
  const { exportCsv, exporting } = useExportCsv(kind);
  const { many } = listNames(kind, useLanguage());
  return (
    <Button
      variant="secondary"
      loading={exporting}
      onClick={() => void exportCsv()}
      aria-label={`Export ${many}`}
    >
      <Download aria-hidden /> Export
    </Button>
  );
}
