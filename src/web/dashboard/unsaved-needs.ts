import type { Id } from "#domain/ids/id.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import type { Language } from "#domain/region/region.ts";
import { timeZoneHere } from "#web/base/time-zone.ts";
import type { UnsavedNeed } from "#web/dashboard/needs.ts";
import { draftHref } from "#web/drafts/arrival.ts";
import { lineItemOf } from "#web/drafts/draft-lines.ts";
import { typedWhen } from "#web/drafts/typed-when.ts";
import { readUnsavedDrafts } from "#web/drafts/use-unsaved-drafts.ts";
import { kindScreens } from "#web/records/document-kinds.ts";

/** What was typed on this device and is not saved, as rows of what needs the firm; the newest first. */
export async function readUnsavedNeeds(userId: Id<"User">, language: Language): Promise<UnsavedNeed[]> {
  const reader = { now: Date.now(), timeZone: timeZoneHere(), language };
  const rows = await Promise.all(
    (["quote", "invoice"] as const).map(async (of) => {
      const { newHref, editHrefOf } = kindScreens[of];
      return (await readUnsavedDrafts(userId, of)).map((work) => ({
        ...{ kind: "unsaved" as const, of },
        key: `unsaved ${"slot" in work ? work.slot : work.id}`,
        href: "slot" in work ? draftHref(newHref, work.slot) : editHrefOf(work.id),
        customer: work.draft.words.customerName.trim() || null,
        amount: work.draft.lines.reduce((sum, line) => sum + lineTotal(lineItemOf(line)), 0),
        when: `typed ${work.keptAt === null ? "earlier" : typedWhen(work.keptAt, reader)}`,
        keptAt: work.keptAt ?? 0,
      }));
    }),
  );
  return rows.flat().toSorted((one, other) => other.keptAt - one.keptAt);
}
