import { useState } from "react";
import { usePart } from "#web/overlays/use-part.ts";

type DeskPart = typeof import("#web/quoting/editor-desk.ts")["deskPart"];
type LinesPart =
  | typeof import("#web/quoting/editor-lines.ts")["deskLines"]
  | typeof import("#web/quoting/editor-lines-phone.ts")["phoneLines"];

/** The parts of the editor that not every draft and not every window needs, each null until it is loaded. */
export interface EditorRest {
  /** From 768 px on, the form and the page beside it. */
  desk: DeskPart | null;
  /** What shows lines, and does something with a document that has some. */
  lines: LinesPart | null;
}

export interface RestState extends EditorRest {
  /** Everything is there that was asked for, or cannot be loaded. */
  isReady: boolean;
  isFailed: boolean;
}

async function loadDesk(): Promise<DeskPart> {
  return (await import("#web/quoting/editor-desk.ts")).deskPart;
}

async function loadDeskLines(): Promise<LinesPart> {
  return (await import("#web/quoting/editor-lines.ts")).deskLines;
}

async function loadPhoneLines(): Promise<LinesPart> {
  return (await import("#web/quoting/editor-lines-phone.ts")).phoneLines;
}

/** A phone that is turned may be as wide as a desk. */
export function loadEditorRests(): Promise<unknown> {
  return Promise.all([loadPhoneLines(), loadDesk(), loadDeskLines()]);
}

/** @param there the parts that are loaded already */
export function useEditorRest(
  { isPhone, hasLines }: { isPhone: boolean; hasLines: boolean },
  there: EditorRest = nothing,
): RestState {
  const [failed, setFailed] = useState({ desk: false, lines: false });
  const failLines = () => setFailed((others) => ({ ...others, lines: true }));
  const lines = there.lines?.isOfPhone === isPhone ? there.lines : null;
  const wantsLines = hasLines && lines === null && !failed.lines;
  const onPhone = usePart(loadPhoneLines, wantsLines && isPhone, failLines);
  const onDesk = usePart(loadDeskLines, wantsLines && !isPhone, failLines);
  const desk = usePart(loadDesk, !isPhone && there.desk === null && !failed.desk, () =>
    setFailed((others) => ({ ...others, desk: true })),
  );
  const rest = { desk: there.desk ?? desk, lines: lines ?? (isPhone ? onPhone : onDesk) };
  const isDeskReady = isPhone || rest.desk !== null || failed.desk;
  const areLinesReady = !hasLines || rest.lines !== null || failed.lines;
  return { ...rest, isReady: isDeskReady && areLinesReady, isFailed: failed.desk || failed.lines };
}

const nothing: EditorRest = { desk: null, lines: null };
