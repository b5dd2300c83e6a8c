import { useId, useState } from "react";
import { textLimits } from "#domain/records/word-table.ts";
import type { Choices } from "#web/bring-in/choices.ts";
import { roleKey, roleOptions } from "#web/bring-in/column-roles.ts";
import type { ChosenColumns } from "#web/bring-in/layout.ts";
import { kindOfFile } from "#web/bring-in/present-records.ts";
import type { FileColumn, FileKind } from "#web/bring-in/reading-messages.ts";
import type { BringIn, ChosenFile } from "#web/bring-in/use-bring-in.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { listNames } from "#web/records/list-names.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

interface ColumnsDialogProps {
  bringIn: BringIn;
  file: ChosenFile;
  onClose: () => void;
}

const texts = bringInScreen.columns;

/** Every column of the file, its first value and where it goes; what is changed counts when the dialog is closed. */
export function ColumnsDialog({ bringIn, file, onClose }: ColumnsDialogProps) {
  const language = useLanguage();
  const { opened, choices } = file;
  const [kind, setKind] = useState<FileKind>(choices.columns?.kind ?? opened.kind ?? "customers");
  const [columns, setColumns] = useState<readonly FileColumn[]>(opened.columns);
  const [supplier, setSupplier] = useState(file.supplier);
  const [isChanged, setChanged] = useState(false);
  const ofKind = async (wanted: FileKind) => {
    setKind(wanted);
    setChanged(true);
    const guessed = await bringIn.columnsAs(file, wanted);
    setColumns(guessed.columns);
  };
  const close = () => {
    onClose();
    if (supplier !== file.supplier) bringIn.name(supplier.trim());
    if (isChanged)
      void bringIn.choose({ ...file, supplier: supplier.trim() }, choicesWith(choices, kind, columns));
  };
  const put = (index: number, role: FileColumn["role"]) => {
    setChanged(true);
    setColumns(columns.map((column, each) => (each === index ? { ...column, role } : column)));
  };
  const kinds = (["customers", "materials", "labour"] as const).map((value) => ({
    value,
    label: listNames(kindOfFile[value], language).title,
  }));
  const options = roleOptions(kind, columns, language);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={texts.title}
      description={texts.description}
      size="large"
      footer={<Button onClick={close}>{texts.done}</Button>}
    >
      <Segmented
        label={texts.kind}
        segments={kinds}
        value={kind}
        onValueChange={(wanted) => void ofKind(wanted)}
      />
      {kind !== "customers" && (
        <Field label={texts.supplier} hint={texts.supplierHint}>
          <TextInput value={supplier} maxLength={textLimits.line} onValueChange={setSupplier} />
        </Field>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; several may have one heading
          <li key={index} className="min-w-0">
            <ColumnChoice
              name={column.heading.trim() || texts.unnamed(index + 1)}
              {...{ column, options }}
              onChange={(role) => put(index, role)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The roles belong to the kind, because they come from its options or from what its headings say. */
function choicesWith(choices: Choices, kind: FileKind, columns: readonly FileColumn[]): Choices {
  const roles = columns.map(({ role }) => role);
  return { ...choices, columns: { kind, roles } as ChosenColumns };
}

interface ColumnChoiceProps {
  name: string;
  column: FileColumn;
  options: ReturnType<typeof roleOptions>;
  onChange: (role: FileColumn["role"]) => void;
}

function ColumnChoice({ name, column: { first, role }, options, onChange }: ColumnChoiceProps) {
  const id = useId();
  return (
    <Field id={id} label={name} hint={first === "" ? texts.empty : first}>
      <Select
        options={options}
        placeholder={texts.notTaken}
        value={role === null ? "" : roleKey(role)}
        onChange={(event) =>
          onChange(options.find(({ value }) => value === event.target.value)?.role ?? null)
        }
      />
    </Field>
  );
}
