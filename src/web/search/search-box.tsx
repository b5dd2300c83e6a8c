import { useEffect, useRef } from "react";
import { capitalised } from "#domain/nouns/camel-case.ts";
import { messages } from "#web/base/messages.ts";
import { listNames } from "#web/records/list-names.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { navigate } from "#web/routing/navigation.ts";
import { type Found, foundKinds, foundText, useFound } from "#web/search/found-records.tsx";
import { Combobox } from "#web/ui/combobox.tsx";
import type { ComboboxReading } from "#web/ui/combobox-props.ts";

const reading: ComboboxReading<Found> = {
  keyOf: ({ key }) => key,
  labelOf: ({ label }) => label,
  textOf: foundText,
  groupOf: ({ group }) => group,
};

/** The lists are read only here, so that a person who does not search never waits for them. */
export function SearchBox({ onLeave }: { onLeave: () => void }) {
  const { found, isReading, readers } = useFound();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const follow = (chosen: Found | null) => {
    if (!chosen) return;
    onLeave();
    void navigate(chosen.href);
  };
  return (
    <div className="min-h-96">
      {readers}
      <Combobox
        aria-label="Search everything"
        items={found}
        reading={reading}
        value={null}
        onValueChange={follow}
        inputRef={input}
        placeholder={
          found.length === 0 && isReading
            ? "Loading..."
            : capitalised(foundKinds.map((kind) => listNames(kind, language).fileWord).join(", "))
        }
        emptyText={isReading ? messages().lists.stillLooking("records") : "Nothing found"}
        renderItem={({ label, detail }) => (
          <span className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">{label}</span>
            <span className="truncate text-ink-soft text-sm">{detail}</span>
          </span>
        )}
      />
    </div>
  );
}
