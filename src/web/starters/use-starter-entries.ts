import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messages } from "#web/base/messages.ts";
import { ListX } from "#web/icons/list-x.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import type { RecordList } from "#web/records/list.ts";
import { type WordRecordOf, wordResources } from "#web/records/resources.ts";
import { starterTexts } from "#web/records/use-starter-ids.ts";

/** The entry that removes the starter list, in the menu of a list; none while there is no starter list. */
export function useStarterEntries(): { entries: () => readonly MenuEntry[]; isRemoving: boolean } {
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const entries = () => {
    const texts = client.getQueryData<RecordList<WordRecordOf<"companyTexts">>>([
      wordResources.companyTexts.key,
    ]);
    if (starterTexts(texts?.records ?? []).length === 0) return [];
    const remove = async () => {
      setRemoving(true);
      const part = await import("#web/starters/remove-starter.ts").catch(() => null);
      if (part) await part.removeStarter(client);
      else sayUnreachable();
      setRemoving(false);
    };
    const { removeStarter, removingStarter } = messages().catalogue;
    const text = isRemoving ? removingStarter : removeStarter;
    return [{ text, icon: ListX, isDisabled: isRemoving, onSelect: () => void remove() }];
  };
  return { entries, isRemoving };
}
