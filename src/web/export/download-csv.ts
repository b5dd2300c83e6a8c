import { timing } from "#web/base/timing.ts";
import { csvText } from "#web/export/csv-text.ts";

/** Downloads rows as a CSV file of that name. Nothing leaves the device. */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob([csvText(rows)], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), timing.blobKept);
}
