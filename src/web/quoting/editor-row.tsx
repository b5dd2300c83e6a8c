import type { Ref } from "react";
import { ChevronRight } from "#web/icons/chevron-right.ts";

interface EditorRowProps {
  /** What the row is about: "Customer". */
  label: string;
  /** What stands in it, "" for nothing yet. */
  text: string;
  /** What stands in its place then: a question or what to do. */
  empty?: string;
  /** A further line. */
  about?: string;
  /** What the document begins with: it stands out from its label, and the details do not. */
  isMain?: boolean;
  rowRef: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/** A part of a document on a phone as a row, which opens its boxes in a sheet. */
export function EditorRow({ label, text, empty, about, isMain = false, rowRef, onOpen }: EditorRowProps) {
  const aboutStyles = "text-ink-soft text-sm wrap-anywhere";
  const textStyles = isMain ? "font-semibold wrap-anywhere" : `line-clamp-2 ${aboutStyles}`;
  return (
    <button
      ref={rowRef}
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-14 w-full items-center gap-2 rounded-md py-1 text-left"
    >
      <span className="flex min-w-0 grow flex-col">
        <span className={isMain ? "text-ink-soft text-sm" : ""}>{label}</span>
        <bdi className={text ? textStyles : `text-accent ${isMain ? "" : "text-sm"}`}>{text || empty}</bdi>
        {about && <bdi className={aboutStyles}>{about}</bdi>}
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
    </button>
  );
}

interface RowProblemsProps {
  fieldIds: readonly string[];
  errorOf: (fieldId: string) => string | undefined;
  /** Opens the sheet with the focus in the field. */
  onOpen: (fieldId: string) => void;
}

/** What is wrong with the fields behind a row: each message opens its field. */
export function RowProblems({ fieldIds, errorOf, onOpen }: RowProblemsProps) {
  return fieldIds.map((fieldId) => {
    const message = errorOf(fieldId);
    return (
      message !== undefined && (
        <button
          key={fieldId}
          id={fieldId}
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(fieldId)}
          className="block min-h-11 w-full py-2 text-left text-danger text-sm underline underline-offset-4"
        >
          {message}
        </button>
      )
    );
  });
}
