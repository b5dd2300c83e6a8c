import { isFixed } from "#web/drafts/document-draft.ts";
import type { DocumentFormProps } from "#web/quoting/document-form.ts";
import type { ItemSectionsProps } from "#web/quoting/item-sections.tsx";
import type { RestState } from "#web/quoting/load-editor-rest.ts";
import { OfRest } from "#web/quoting/of-rest.tsx";
import type { PhoneFormState } from "#web/quoting/use-phone-form.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface ResponsiveFormProps extends Omit<DocumentFormProps, "children"> {
  isPhone: boolean;
  phoneForm: PhoneFormState;
  editorRest: RestState;
  /** A new document asks by itself for what it begins with. */
  isGuided: boolean;
  /** Opens the sheet of a phone that adds items. */
  onAdd: () => void;
  /** The screen of a desk begins with the customer. */
  isFirst: boolean;
  /** What the customer pays for each line that is marked up, by its id; null where that cannot be read. */
  customerPays: ItemSectionsProps["customerPays"];
}

/** The form of a document as the width of the window has it; each of the two is loaded for itself. */
export function ResponsiveForm({
  isPhone,
  phoneForm,
  isGuided,
  isFirst,
  onAdd,
  editorRest,
  customerPays,
  ...form
}: ResponsiveFormProps) {
  const { lines, language, currencySign, errorOf, dispatch } = form;
  const ofLines = { lines, language, currencySign, errorOf, dispatch, customerPays };
  const shownLines = (
    <OfRest part={editorRest.lines} isFailed={editorRest.isFailed} height="h-32">
      {({ Lines }) => <Lines {...ofLines} isFixed={isFixed(form.draft)} />}
    </OfRest>
  );
  if (!isPhone) {
    return (
      <OfRest part={editorRest.desk} isFailed={editorRest.isFailed} height="h-96">
        {({ DeskForm }) => (
          <DeskForm {...form} isFirst={isFirst}>
            {shownLines}
          </DeskForm>
        )}
      </OfRest>
    );
  }
  const { part, isAwaited } = phoneForm;
  if (part)
    return (
      <part.PhoneForm {...form} {...{ isGuided, onAdd }}>
        {shownLines}
      </part.PhoneForm>
    );
  return isAwaited && <Skeleton className="h-96" />;
}
