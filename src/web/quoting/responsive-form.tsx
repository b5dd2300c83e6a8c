import type { DocumentFormProps } from "#web/quoting/document-form.ts";
import type { RestPart } from "#web/quoting/load-editor-rest.ts";
import { OfRest } from "#web/quoting/of-rest.tsx";
import type { PhoneFormState } from "#web/quoting/use-phone-form.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface ResponsiveFormProps extends DocumentFormProps {
  isPhone: boolean;
  phoneForm: PhoneFormState;
  editorRest: RestPart;
  /** A new document asks by itself for what it begins with. */
  isGuided: boolean;
  /** Opens the sheet of a phone that adds items. */
  onAdd: () => void;
  /** The screen of a desk begins with the customer. */
  isFirst: boolean;
}

/** The form of a document as the width of the window has it; each of the two is loaded for itself. */
export function ResponsiveForm({
  isPhone,
  phoneForm,
  isGuided,
  isFirst,
  onAdd,
  ...form
}: ResponsiveFormProps) {
  if (!isPhone) {
    return (
      <OfRest editorRest={form.editorRest} height="h-96">
        {(rest) => rest.DeskForm && <rest.DeskForm {...form} isFirst={isFirst} />}
      </OfRest>
    );
  }
  const { part, isAwaited } = phoneForm;
  if (part) return <part.PhoneForm {...form} {...{ isGuided, onAdd }} />;
  return isAwaited && <Skeleton className="h-96" />;
}
