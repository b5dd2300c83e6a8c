import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { importRoutes } from "#contract/imports.ts";
import type { RouteAnswer } from "#contract/route.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { call } from "#web/base/call.ts";
import { dayHere, today } from "#web/base/today.ts";
import type { Undone } from "#web/bring-in/take-back-import.ts";
import { UndoButton } from "#web/bring-in/undo-button.tsx";
import { UndoneAlert } from "#web/bring-in/undone-alert.tsx";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { countedRecords, listNames } from "#web/records/list-names.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";
import { spokenDay } from "#words/labels/spoken-day.ts";

type PastImport = RouteAnswer<typeof importRoutes.list>[number];

const { past } = bringInScreen;

/** What was brought in during the last 30 days, each with its undo. */
export function PastImports() {
  const { data = [] } = useQuery({ queryKey: ["imports"], queryFn: () => call(importRoutes.list, {}) });
  const [undone, setUndone] = useState<Undone | null>(null);
  const own = data.flatMap((each) => {
    const { kind } = each;
    return isImported(kind) ? [{ ...each, kind }] : [];
  });
  return (
    <>
      {undone && <UndoneAlert undone={undone} />}
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

const kinds: readonly string[] = ["customer", "material", "laborItem"] satisfies ImportableKind[];

function isImported(kind: PastImport["kind"]): kind is ImportableKind {
  return kinds.includes(kind);
}

interface LineProps {
  of: PastImport & { kind: ImportableKind };
  onUndone: (undone: Undone) => void;
}

function Line({ of: { id, kind, madeAt, created, updated }, onUndone }: LineProps) {
  const language = useLanguage();
  const confirm = useConfirm();
  const day = spokenDay(dayHere(instantAt(Date.parse(madeAt))), { language, today: today() });
  const what = countedRecords(created + updated, listNames(kind, language));
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <span>{past.line(day, what)}</span>
      <UndoButton
        importOf={{ id, kind }}
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
