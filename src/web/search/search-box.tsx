import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from "react";
import { messages } from "#web/base/messages.ts";
import { screenCommands } from "#web/keys/screen-acts.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import { openedLately } from "#web/records/opened-lately.ts";
import { navigate } from "#web/routing/navigation.ts";
import { usePlace } from "#web/routing/use-place.ts";
import type { FrameCommands } from "#web/search/commands.ts";
import { type Command, type Findable, findableReading, foundText } from "#web/search/findable.ts";
import { type Found, useFound } from "#web/search/found-records.tsx";
import { InPlaceBox } from "#web/search/in-place-box.tsx";
import type { FoundAct } from "#web/search/record-acts.ts";
import { foundReasons } from "#web/ui/found-reasons.ts";
import { KeyCap } from "#web/ui/key-cap.tsx";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";

/** Loaded once the search is open: records are found without them. */
const loadCommands = () => import("#web/search/commands.ts");
const loadActs = () => import("#web/search/record-acts.ts");

type Commands = Record<"own" | "commands", Command[]>;

const noCommands: Commands = { own: [], commands: [] };

/** What carries out an act of a record that was found. */
export const loadActing = () => import("#web/search/acting.tsx");

interface SearchBoxProps extends FrameCommands {
  /** What it begins with. */
  words: string;
  onAct: (act: FoundAct) => void;
  onLeave: () => void;
}

/**
 * Records and commands in one box. Empty, it offers what can be done and what was opened lately; the right arrow shows
 * what can be done with a record. The lists are read only here, so that a person who does not search never waits for
 * them.
 */
export function SearchBox({ words, onAct, onLeave, ...frame }: SearchBoxProps) {
  const [begin, setBegin] = useState(words);
  const { found, isReading, readers } = useFound();
  const [subject, setSubject] = useState<Found | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const [recent] = useState(() => openedLately(localStorage));
  const [loaded, setCommands] = useState<Commands | null>(null);
  const { own, commands } = loaded ?? noCommands;
  const { path } = usePlace();
  const readCommands = useEffectEvent(async () => {
    const { frameCommands, screenCommandsOf } = await loadCommands();
    setCommands({ own: screenCommandsOf(screenCommands()), commands: frameCommands(frame) });
  });
  // The screen may still be on its way when the search opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of screen is the occasion.
  useEffect(() => {
    readCommands().catch(() => {
      setCommands((before) => before ?? noCommands);
      sayUnreachable();
    });
  }, [path]);
  // What changes something comes last among equals, so that Enter after a name never does it.
  const items = useMemo(() => [...commands, ...found, ...own], [commands, found, own]);
  useFoldedAhead(items, foundText);
  const atFirst = useMemo(
    () => (loaded ? [...loaded.own, ...loaded.commands, ...lately(found, recent, path)] : []),
    [loaded, found, recent, path],
  );
  const follow = (chosen: Findable | null) => {
    if (!chosen) return;
    onLeave();
    if (isRecord(chosen)) void navigate(chosen.href);
    else if ("run" in chosen && typeof chosen.run === "function") chosen.run();
  };
  return (
    <div className="flex min-h-96 flex-col gap-4">
      {readers}
      {subject ? (
        <ActsOf subject={subject} onAct={onAct} onChosen={follow} onBack={() => setSubject(null)} />
      ) : (
        <Everything
          {...{ items, atFirst, isReading, begin }}
          returnsTo={left}
          onChosen={follow}
          onActs={(record) => {
            setBegin("");
            setLeft(record.key);
            setSubject(record);
          }}
        />
      )}
    </div>
  );
}

function isRecord(one: Findable): one is Found {
  return "href" in one;
}

/** The record of the present screen is left out, because it would lead nowhere. */
function lately(found: readonly Found[], ids: readonly string[], path: string): Findable[] {
  const wanted = new Set(ids);
  const byId = new Map(found.filter(({ key }) => wanted.has(key)).map((each) => [each.key, each]));
  return ids.flatMap((id) => {
    const one = byId.get(id);
    return one && one.href !== path ? [{ ...one, group: "Opened lately" }] : [];
  });
}

const everything = "Search everything";

interface EverythingProps {
  begin: string;
  /** The key of the record whose acts were left. */
  returnsTo: string | null;
  items: readonly Findable[];
  atFirst: readonly Findable[];
  isReading: boolean;
  onChosen: (chosen: Findable | null) => void;
  onActs: (subject: Found) => void;
}

function Everything({ items, atFirst, isReading, begin, returnsTo, onChosen, onActs }: EverythingProps) {
  const press = (event: KeyboardEvent<HTMLInputElement>, active: Findable | null) => {
    const { selectionStart, value } = event.currentTarget;
    const isAtEnd = event.key === "ArrowRight" && selectionStart === value.length;
    if (!isAtEnd || active === null || !isRecord(active)) return;
    event.preventDefault();
    onActs(active);
  };
  return (
    <>
      <InPlaceBox
        aria-label={everything}
        words={begin}
        items={items}
        atFirst={atFirst}
        reading={findableReading}
        value={null}
        onValueChange={onChosen}
        onPress={press}
        waits
        returnsTo={returnsTo}
        placeholder={everything}
        emptyText={isReading ? messages().lists.stillLooking("records") : "Nothing found"}
        renderItem={renderRow}
      />
      <p className="mt-auto flex flex-wrap items-center gap-x-2 text-ink-soft text-sm pointer-coarse:hidden">
        <KeyCap>Enter</KeyCap> opens <KeyCap>Right arrow</KeyCap> shows what can be done with a record
      </p>
    </>
  );
}

interface ActsOfProps {
  subject: Found;
  onAct: (act: FoundAct) => void;
  onChosen: (chosen: Findable | null) => void;
  onBack: () => void;
}

/** What can be done with one record; the left arrow or Escape goes back. */
function ActsOf({ subject, onAct, onChosen, onBack }: ActsOfProps) {
  useLoadedWhenIdle(loadActing);
  const [acts, setActs] = useState<Command[]>([]);
  const readActs = useEffectEvent(async () => {
    const { recordActs } = await loadActs();
    setActs(recordActs(subject, onAct));
  });
  useEffect(() => void readActs().catch(sayUnreachable), []);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isEmpty = event.currentTarget.value === "";
    const isBack = event.key === "Escape" || (isEmpty && ["ArrowLeft", "Backspace"].includes(event.key));
    if (!isBack) return;
    event.preventDefault();
    event.stopPropagation();
    onBack();
  };
  return (
    <>
      <InPlaceBox
        aria-label={`What to do with ${subject.label}`}
        items={acts}
        atFirst={acts}
        reading={findableReading}
        value={null}
        onValueChange={onChosen}
        onPress={press}
        placeholder={subject.label}
        renderItem={renderRow}
      />
      <p className="mt-auto flex items-center gap-2 text-ink-soft text-sm pointer-coarse:hidden">
        <KeyCap>Left arrow</KeyCap> goes back
      </p>
    </>
  );
}

function renderRow({ label, detail, text, icon: Icon }: Findable, sought: string) {
  const reasons = foundReasons(text, `${label} ${detail}`, sought);
  return (
    <span className="flex items-center gap-3">
      {Icon && <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />}
      <bdi className="min-w-0">{label}</bdi>
      <bdi className="ml-auto truncate text-ink-soft text-sm">
        {[detail, ...reasons].filter(Boolean).join(" · ")}
      </bdi>
    </span>
  );
}
