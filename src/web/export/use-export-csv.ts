import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import { listNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { useLanguage } from "#web/records/use-language.ts";

const loadSaveList = () => import("#web/export/save-list.ts");

/**
 * Exports a list to a CSV file on the device, as the screen shows it; the notice offers the whole of it. When some
 * records cannot be read, the person is asked first whether to export the rest.
 *
 * @param only the ids of those that are exported; without it, those that the list on the screen shows, or all of them
 *   where there is no such list
 */
export function useExportCsv(
  kind: ListKind,
  only?: ReadonlySet<string>,
): { exportCsv: () => Promise<void>; exporting: boolean } {
  const client = useQueryClient();
  const confirm = useConfirm();
  const language = useLanguage();
  const [exporting, setExporting] = useState(false);
  useLoadedWhenIdle(loadSaveList);

  async function exportCsv(isWhole = false) {
    setExporting(true);
    try {
      const { saveList } = await loadSaveList();
      await saveList({ client, kind, only, isWhole, language, confirm, onWhole: () => void exportCsv(true) });
    } catch (error) {
      const { many } = listNames(kind, language);
      const message = messageOfError(error, `Your ${many} could not be exported. Please try again.`);
      toast({ title: messages().notice.error, message, variant: "destructive" });
    } finally {
      setExporting(false);
    }
  }
  return { exportCsv, exporting };
}
