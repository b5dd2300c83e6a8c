import { useMemo } from "react";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { useStats } from "#web/records/stats-query.ts";
import type { SetUp } from "#web/tours/set-up.ts";
import { useEncryption } from "#web/vault/use-encryption.ts";

/**
 * What the account has set up; null while that is unknown or the server was refused. A locked profile is taken to
 * have a name, so that its owner is not asked for it again.
 */
export function useSetUp(): SetUp | null {
  const { data: profile } = useCompanyProfile();
  const { data: stats } = useStats();
  const isRefused = useEncryption().phase === "refused";
  return useMemo(() => {
    if (profile === undefined || stats === undefined || isRefused) return null;
    const isReadable = profile?.state === "open";
    return {
      hasCompanyName: profile !== null && (!isReadable || (profile.record.companyName ?? "").trim() !== ""),
      hasMaterials: stats.materialsCount > 0,
      hasLabour: stats.laborCount > 0,
      // After a change of region, the earlier quotes are in another currency.
      hasQuotes: [stats, ...stats.others].some(({ totalQuotes }) => totalQuotes > 0),
    };
  }, [profile, stats, isRefused]);
}
