import { useQueryClient } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import { type DragEvent, useState } from "react";
import { batchLimit } from "#contract/record-routes.ts";
import { formatCount } from "#domain/money/format-count.ts";
import { downloadCsv } from "#web/export/download-csv.ts";
import { FileUp } from "#web/icons/file-up.ts";
import { exampleRows } from "#web/import/example-rows.ts";
import { fileProblem, type ImportFile, openImportFile } from "#web/import/import-file.ts";
import { importKinds } from "#web/import/import-kinds.ts";
import { listNames } from "#web/records/list-names.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

interface FileStepProps {
  kind: ImportableKind;
  onFile: (file: ImportFile) => void;
}

export function FileStep({ kind, onFile }: FileStepProps) {
  const client = useQueryClient();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File) => {
    setProblem(null);
    setReading(true);
    try {
      onFile(await openImportFile(client, kind, file));
    } catch (error) {
      setProblem(fileProblem(error));
      setReading(false);
    }
  };
  return (
    <>
      {problem && (
        <Alert variant="danger" title="This file cannot be imported" live>
          {problem}
        </Alert>
      )}
      {reading ? <Spinner label="Reading the file..." /> : <DropArea onFile={(file) => void open(file)} />}
      <p className="text-ink-soft text-sm">{importKinds[kind].goesBy}</p>
      <ExampleButton kind={kind} />
    </>
  );
}

/** The file input itself, enlarged to an area that files can be dropped on. */
function DropArea({ onFile }: { onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(dropStyles, over ? "border-accent bg-accent-soft" : "border-line-strong hover:bg-sunken")}
    >
      <FileUp aria-hidden className="size-8 text-accent" strokeWidth={1.75} />
      <span className="font-medium">Choose a CSV file</span>
      <span className="text-ink-soft text-sm max-sm:hidden">or drop it here</span>
      <span id="import-limits" className="text-ink-soft text-sm">
        At most 5 MB and {formatCount(batchLimit)} rows. It is read on this device.
      </span>
      <input
        type="file"
        accept={fileTypes}
        aria-label="Choose a CSV file"
        aria-describedby="import-limits"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Cleared, so that the person can choose the same file again after correcting it.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

/** Phones and Windows use several MIME types for CSV. */
const fileTypes = [
  ".csv",
  ".tsv",
  ".txt",
  "text/csv",
  "text/comma-separated-values",
  "text/tab-separated-values",
  "text/plain",
  "application/vnd.ms-excel",
].join(",");

const dropStyles = [
  "flex cursor-pointer flex-col items-center gap-1 rounded-xl border-2 border-dashed px-4 py-8 text-center",
  "has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-accent",
  "has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-solid",
].join(" ");

function ExampleButton({ kind }: { kind: ImportableKind }) {
  const language = useLanguage();
  const { fileWord } = listNames(kind, language);
  return (
    <Button
      variant="ghost"
      size="small"
      className="-ml-3 self-start"
      onClick={() => downloadCsv(`quotewright-${fileWord}-example.csv`, exampleRows(kind, language))}
    >
      Download an example file
    </Button>
  );
}
