import { useMemo } from "react";
import { useCompanyProfile } from "#web/company/company-queries.ts";
import { useStats } from "#web/dashboard/stats-query.ts";
import type { SetUp } from "#web/tours/set-up.ts";
import { useEncryption } from "#web/vault/use-encryption.ts";

/**
 * What the account has by now; null while that is not known, or not believed. A profile that is locked has a name as far as anybody
 * can tell: its owner is not asked for it again.
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
      hasQuotes: stats.totalQuotes > 0,
    };
  }, [profile, stats, isRefused]);
}
