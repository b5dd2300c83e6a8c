import { lazy, Suspense, useState } from "react";
import { Upload } from "#web/icons/upload.ts";
import { listNames } from "#web/records/list-names.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Button } from "#web/ui/button.tsx";

/** Loaded when first opened, because few visits import anything. */
const ImportDialog = lazy(async () => {
  const { ImportDialog: component } = await import("#web/import/import-dialog.tsx");
  return { default: component };
});

/** Opens the import of a list from a CSV file. */
export function ImportButton({ kind }: { kind: ImportableKind }) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { many } = listNames(kind, useLanguage());
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" onClick={show} aria-label={`Import ${many}`}>
        <Upload aria-hidden /> Import
      </Button>
      {wasOpened && (
        <Suspense>
          <ImportDialog kind={kind} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
