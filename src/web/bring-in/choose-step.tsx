import { cx } from "class-variance-authority";
import { type DragEvent, useState } from "react";
import { spelled } from "#domain/region/spelling.ts";
import { exampleRows } from "#web/bring-in/example-rows.ts";
import { fileLimits } from "#web/bring-in/file-limits.ts";
import { PastImports } from "#web/bring-in/past-imports.tsx";
import { contactPicker, pickContacts } from "#web/bring-in/phone-contacts.ts";
import type { BringIn } from "#web/bring-in/use-bring-in.ts";
import { downloadCsv } from "#web/export/download-csv.ts";
import { FileUp } from "#web/icons/file-up.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { listNames } from "#web/records/list-names.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

interface ChooseStepProps {
  meant: ImportableKind;
  problem: string | null;
  onOpen: BringIn["open"];
}

const { choose, help } = bringInScreen;

/** The first step: a file, pasted cells, or contacts of the telephone. */
export function ChooseStep({ meant, problem, onOpen }: ChooseStepProps) {
  const [isPasting, setPasting] = useState(false);
  const language = useLanguage();
  const picker = contactPicker();
  const openText = (text: string) => void onOpen(choose.paste, async () => new TextEncoder().encode(text));
  const fromContacts = async () => {
    if (!picker) return;
    try {
      const text = await pickContacts(picker);
      if (text) openText(text);
    } catch {
      toast({ title: choose.failed, message: choose.noContacts, variant: "destructive" });
    }
  };
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      {problem !== null && (
        <Alert variant="danger" title={choose.failed} live>
          {problem}
        </Alert>
      )}
      <DropArea onFile={(file) => void onOpen(file.name, () => bytesOf(file))} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          {choose.paste}
        </Button>
        {picker && (
          <Button variant="secondary" onClick={() => void fromContacts()}>
            {choose.contacts}
          </Button>
        )}
      </div>
      {isPasting && <PasteBox onText={openText} />}
      <PastImports />
      <Disclosure label={help.title}>
        <dl className="flex flex-col gap-3 text-sm">
          {help.programs.map(([program, way]) => (
            <div key={program}>
              <dt className="font-medium">{program}</dt>
              <dd className="text-ink-soft">
                {typeof way === "string" ? spelled(way, language) : <Steps steps={way} />}
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <ExampleButton kind={meant} />
    </div>
  );
}

/** The bytes of a file; of one that is too large only so many that it is refused. */
async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, fileLimits.bytes + 1).arrayBuffer());
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="list-decimal pl-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
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
      <FileUp aria-hidden className="size-8 text-ink-soft" strokeWidth={1.75} />
      <span className="font-medium">{choose.file}</span>
      <span className="text-ink-soft text-sm max-sm:hidden">{choose.drop}</span>
      <span id="file-limits" className="text-ink-soft text-sm">
        {choose.limits}
      </span>
      <input
        type="file"
        accept={fileTypes}
        aria-label={choose.file}
        aria-describedby="file-limits"
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

/** Phones and Windows use several MIME types for the same file. Others are refused with what to do about them. */
const fileTypes = [
  ...[".csv", ".tsv", ".txt", ".xlsx", ".vcf", ".xls", ".html", ".ods", ".numbers", ".pdf"],
  ...["text/csv", "text/comma-separated-values", "text/tab-separated-values", "text/plain"],
  ...["text/vcard", "text/x-vcard", "application/vnd.ms-excel"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
].join(",");

const dropStyles = [
  "flex cursor-pointer flex-col items-center gap-1 rounded-xl border-2 border-dashed bg-surface px-4 py-8 text-center",
  "has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-accent",
  "has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-solid",
].join(" ");

/** What is pasted is read at once; what is typed, when the person says so. */
function PasteBox({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <div className="flex flex-col gap-3">
      <Field id="pasted" label={choose.pasteLabel}>
        <Textarea
          rows={4}
          autoFocus
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text/plain");
            if (text !== "" || pasted.trim() === "") return;
            event.preventDefault();
            onText(pasted);
          }}
        />
      </Field>
      {text.trim() !== "" && (
        <Button className="self-start" onClick={() => onText(text)}>
          {choose.read}
        </Button>
      )}
    </div>
  );
}

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
      {choose.example}
    </Button>
  );
}
