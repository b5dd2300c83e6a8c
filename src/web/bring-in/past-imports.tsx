import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { importRoutes } from "#contract/imports.ts";
import type { RouteAnswer } from "#contract/route.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { call } from "#web/base/call.ts";
import { dayHere, today } from "#web/base/today.ts";
import { useUser } from "#web/base/user-query.ts";
import { begunUndos } from "#web/bring-in/begun-undos.ts";
import type { ImportOf, Undone } from "#web/bring-in/take-back-import.ts";
import { UndoButton } from "#web/bring-in/undo-button.tsx";
import { UndoneAlert } from "#web/bring-in/undone-alert.tsx";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { countedRecords, listNames } from "#web/records/list-names.ts";
import { type ImportableKind, importable } from "#web/records/listed-nouns.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";
import { spokenDay } from "#words/labels/spoken-day.ts";

type PastImport = RouteAnswer<typeof importRoutes.list>[number];

const { past } = bringInScreen;

/** What was brought in during the last 30 days, each with its undo. */
export function PastImports() {
  const { data: user } = useUser();
  const userId = user?.id ?? "";
  const { data } = useQuery({ queryKey: ["imports", userId], queryFn: () => readPast(userId) });
  const [undone, setUndone] = useState<Undone | null>(null);
  const { own = [], unfinished } = data ?? {};
  return (
    <>
      {undone && <UndoneAlert undone={undone} />}
      {unfinished && (
        <Alert
          variant="warning"
          title={past.unfinished}
          actions={<UndoButton importOf={{ id: unfinished }} text={past.finish} onUndone={setUndone} />}
        >
          {past.unfinishedDetail}
        </Alert>
      )}
      {own.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="font-semibold">{past.title}</h2>
          <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
            {own.map((each) => (
              <Line key={each.id} of={each} onUndone={setUndone} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface PastLine extends ImportOf {
  madeAt: string;
  parts: { kind: ImportableKind; count: number }[];
}

/** Reads the imports that can be undone, and the undo that the server has done and this device has not finished. */
async function readPast(userId: string) {
  const imports = await call(importRoutes.list, {});
  const known = new Set<string>(imports.map(({ id }) => id));
  const begun = Object.keys(begunUndos(localStorage, userId)) as ImportOf["id"][];
  return { own: oneEach(imports), unfinished: begun.find((id) => !known.has(id)) };
}

/** Each import once, although the services among goods went to another list. */
function oneEach(imports: readonly PastImport[]): PastLine[] {
  const lines = new Map<string, PastLine>();
  for (const { id, kind, madeAt, created, updated } of imports) {
    if (!isImported(kind)) continue;
    const line = lines.get(id) ?? { id, madeAt, parts: [] };
    line.parts.push({ kind, count: created + updated });
    lines.set(id, line);
  }
  return [...lines.values()];
}

function byList(one: PastLine["parts"][number], other: PastLine["parts"][number]): number {
  return importable.indexOf(one.kind) - importable.indexOf(other.kind);
}

const kinds: readonly string[] = importable;

function isImported(kind: PastImport["kind"]): kind is ImportableKind {
  return kinds.includes(kind);
}

interface LineProps {
  of: PastLine;
  onUndone: (undone: Undone) => void;
}

function Line({ of: { id, madeAt, parts }, onUndone }: LineProps) {
  const language = useLanguage();
  const confirm = useConfirm();
  const day = spokenDay(dayHere(instantAt(Date.parse(madeAt))), { language, today: today() });
  const what = parts
    .toSorted(byList)
    .map((part) => countedRecords(part.count, listNames(part.kind, language)))
    .join(", ");
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <span>{past.line(day, what)}</span>
      <UndoButton
        importOf={{ id }}
        label={past.undo(day, what)}
        before={() =>
          confirm({
            title: past.ask(what),
            description: past.askDetail,
            confirmLabel: bringInScreen.save.undo,
            destructive: true,
          })
        }
        onUndone={onUndone}
      />
    </li>
  );
}
