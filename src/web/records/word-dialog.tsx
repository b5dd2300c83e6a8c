import type { ComponentType } from "react";
import { type WordTableOf, wordNouns } from "#domain/nouns/word-nouns.ts";
import type { FormTexts } from "#web/base/form-text.ts";
import { messages } from "#web/base/messages.ts";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import type { ListKind } from "#web/records/list-paths.ts";
import { textsOf } from "#web/records/list-texts.ts";
import type { ListedNoun } from "#web/records/listed-nouns.ts";
import { type RecordFields, type WordRecordOf, wordResources } from "#web/records/resources.ts";
import { useLanguage } from "#web/records/use-language.ts";
import type { OwnBoxes } from "#web/records/word-boxes.tsx";
import { wordNounForm } from "#web/records/word-noun-form.ts";
import { wordNounLabels } from "#words/labels/word-noun-labels.ts";

/** The dialog's own script. A record is read long before it is changed. */
export async function loadWordDialog() {
  const [{ RecordDialog }, { WordBoxes }] = await Promise.all([
    import("#web/records/record-dialog.tsx"),
    import("#web/records/word-boxes.tsx"),
  ]);
  return { RecordDialog, WordBoxes };
}

export interface WordDialogProps<N extends ListedNoun> {
  /** The record to change; null for a new one. */
  record: WordRecordOf<N> | null;
  onClose: () => void;
}

/** The dialog of one of [Note: Word nouns], with a box for each word. @param own the boxes that differ from the table's */
export function wordDialog<N extends ListedNoun>(
  name: N,
  own?: OwnBoxes<WordTableOf<N>, RecordFields<WordRecordOf<N>>>,
): ComponentType<WordDialogProps<N>> {
  const kind: ListKind = wordNouns[name].kind;
  const form = wordNounForm(name);
  const labels = wordNounLabels[name];
  return function WordDialog({ record, onClose }) {
    const language = useLanguage();
    return (
      <LoadedPart load={loadWordDialog} onFailed={onClose}>
        {({ RecordDialog, WordBoxes }) => (
          <RecordDialog<WordRecordOf<N>, FormTexts<WordTableOf<N>>>
            record={record}
            resource={wordResources[name]}
            schema={form.schema}
            draftOf={form.draftOf}
            titles={textsOf(kind, language).dialog}
            said={messages()[name].save}
            onClose={onClose}
          >
            {(boxes) => <WordBoxes form={boxes} row={form.row} labels={labels(language)} own={own} />}
          </RecordDialog>
        )}
      </LoadedPart>
    );
  };
}
