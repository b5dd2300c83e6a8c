import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { needsOf, type UnsavedNeed } from "#web/dashboard/needs.ts";
import { useNotNow } from "#web/dashboard/not-now.ts";
import { useToday } from "#web/dashboard/today-query.ts";
import { draftsQueryName } from "#web/drafts/drafts-changed.ts";
import { useDraftsHere } from "#web/drafts/drafts-here.ts";
import { useDraftOwner } from "#web/drafts/use-draft-owner.ts";
import { useLanguage } from "#web/records/use-language.ts";

/** What needs the firm, from the server and from this device ([Note: What needs the firm]), and the newest documents. */
export function useNeeds() {
  const { userId } = useDraftOwner();
  const notNow = useNotNow(userId);
  const today = useToday(notNow.keys);
  const unsaved = useUnsavedNeeds();
  const { isPutOff } = notNow;
  const { data } = today;
  const needs = data && needsOf(data, unsaved ?? none, isPutOff);
  const newest = useMemo(() => data && newestOf(data), [data]);
  return { ...notNow, needs, newest, today, isKnown: !today.isPending && unsaved !== null };
}

const none: readonly UnsavedNeed[] = [];

/** What is not saved on this device: null until it has been read, nothing while the account is locked. */
function useUnsavedNeeds(): readonly UnsavedNeed[] | null {
  const { userId, keyId } = useDraftOwner();
  const language = useLanguage();
  const isWanted = useDraftsHere() && keyId !== null;
  const { data, isPending } = useQuery({
    queryKey: [draftsQueryName, userId, "needs", keyId, language],
    queryFn: async () => {
      // Most devices have no drafts most of the time, and do without what opens them.
      const { readUnsavedNeeds } = await import("#web/dashboard/unsaved-needs.ts");
      return readUnsavedNeeds(userId, language);
    },
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  });
  if (!isWanted) return none;
  return isPending ? null : (data ?? none);
}

const mostNewest = 5;

/** The newest of quotes and invoices together. */
function newestOf({ newestQuotes, newestInvoices }: NonNullable<ReturnType<typeof useToday>["data"]>) {
  return [...newestQuotes, ...newestInvoices]
    .toSorted((one, other) => (one.record.createdAt < other.record.createdAt ? 1 : -1))
    .slice(0, mostNewest);
}
