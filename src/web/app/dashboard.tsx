import { lazy, Suspense } from "react";
import { DashboardScreen } from "#web/dashboard/dashboard-screen.tsx";

/** Only a new account begins with the price list of a trade. */
const TradeStarters = lazy(async () => ({
  default: (await import("#web/starters/trade-starters.tsx")).TradeStarters,
}));

const starters = (
  <Suspense fallback={<div className="h-50 sm:h-24 xl:h-11" />}>
    <TradeStarters />
  </Suspense>
);

/** The dashboard, with the price lists that a new firm can begin with. */
export function Dashboard() {
  return <DashboardScreen starters={starters} />;
}
