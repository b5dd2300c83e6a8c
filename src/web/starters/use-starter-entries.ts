import { useQueryClient } from "@tanstack/react-query";
import { messages } from "#web/base/messages.ts";
import { ListX } from "#web/icons/list-x.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import type { RecordList } from "#web/records/list.ts";
import { type WordRecordOf, wordResources } from "#web/records/resources.ts";
import { starterTexts } from "#web/records/use-starter-ids.ts";

/** The entry that removes the starter list, in the menu of a list; none while there is no starter list. */
export function useStarterEntries(): () => readonly MenuEntry[] {
  const client = useQueryClient();
  return () => {
    const texts = client.getQueryData<RecordList<WordRecordOf<"companyTexts">>>([
      wordResources.companyTexts.key,
    ]);
    if (starterTexts(texts?.records ?? []).length === 0) return [];
    const remove = async () => {
      const part = await import("#web/starters/remove-starter.ts").catch(() => null);
      if (part) await part.removeStarter(client);
      else sayUnreachable();
    };
    return [{ text: messages().catalogue.removeStarter, icon: ListX, onSelect: () => void remove() }];
  };
}
