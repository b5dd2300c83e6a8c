import { usePart } from "#web/overlays/use-part.ts";
import type { ChangedPricesProps } from "#web/quoting/changed-prices.tsx";

const loadChangedPrices = () => import("#web/quoting/changed-prices.tsx");

/** {@link ChangedPrices}, loaded for a document that was copied. Without it the copied prices stand. */
export function CopiedPrices(props: ChangedPricesProps) {
  const part = usePart(loadChangedPrices, props.draft.pricesSince !== undefined, leaveOut);
  return part && <part.ChangedPrices {...props} />;
}

function leaveOut(): void {}
