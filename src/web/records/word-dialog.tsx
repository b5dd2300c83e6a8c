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
import { wordNounLabels } from "#words/labels/word-noun-labels.ts";

/** Loads the boxes of a noun that differ from its table's. */
export type LoadBoxes<N extends ListedNoun> = () => Promise<
  OwnBoxes<WordTableOf<N>, RecordFields<WordRecordOf<N>>>
>;

export interface WordDialogProps<N extends ListedNoun> {
  /** The record to change; null for a new one. */
  record: WordRecordOf<N> | null;
  onClose: () => void;
}

/** The dialog of one of [Note: Word nouns], and what loads its script: a record is read long before it is changed. */
export interface WordDialog<N extends ListedNoun> {
  Dialog: ComponentType<WordDialogProps<N>>;
  load: () => Promise<unknown>;
}

/** The dialog of a noun, with a box for each word. */
export function wordDialog<N extends ListedNoun>(name: N, loadBoxes?: LoadBoxes<N>): WordDialog<N> {
  const kind: ListKind = wordNouns[name].kind;
  const labels = wordNounLabels[name];
  const load = async () => {
    const [{ RecordDialog }, { WordBoxes }, { wordNounForm }, own] = await Promise.all([
      import("#web/records/record-dialog.tsx"),
      import("#web/records/word-boxes.tsx"),
      import("#web/records/word-noun-form.ts"),
      loadBoxes?.(),
    ]);
    return { RecordDialog, WordBoxes, form: wordNounForm(name), own };
  };
  function Dialog({ record, onClose }: WordDialogProps<N>) {
    const language = useLanguage();
    return (
      <LoadedPart load={load} onFailed={onClose}>
        {({ RecordDialog, WordBoxes, form, own }) => (
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
  }
  return { Dialog, load };
}
