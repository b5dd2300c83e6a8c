import { draftProblems, problemsToShow } from "#web/quoting/draft-validation.ts";
import { EditorNotices } from "#web/quoting/editor-notices.tsx";
import { saveDraft } from "#web/quoting/save-draft.ts";
import { unreadOfDraft } from "#web/quoting/unread-figures.ts";

/** What checks and saves a draft and says what keeps it from being saved: a part of the editor, see load-saving.ts. */
export const saving = {
  /** What is asked before a save that leaves something out. */
  leavingOut: (left: string) => ({
    title: "Go on without what is not added?",
    description: left,
    confirmLabel: "Go on without it",
    cancelLabel: "Go back",
  }),
  problemsOf: draftProblems,
  problemsToShow,
  unreadOf: unreadOfDraft,
  save: saveDraft,
  Notices: EditorNotices,
};
