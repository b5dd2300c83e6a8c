import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { guidePriced, guidePrices } from "#domain/catalogue/starter-list.ts";
import { plural } from "#domain/money/counted.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { keepPrices } from "#web/records/keep-prices.ts";
import { readPrices } from "#web/records/price-list.ts";
import { useStarterIds } from "#web/records/use-starter-ids.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/**
 * Says before a document is sent that prices of a starter list stand in it, until the firm keeps them as its own. What went
 * out as it is now is not asked about again: the customer has its prices, and the editor marks each one.
 */
export function GuidePriceNotice({ order: { kind, document } }: { order: PrintOrder }) {
  const client = useQueryClient();
  const guide = useGuidePriced(document.lineItems);
  const keeping = useMutation({ mutationFn: () => keepPrices(client, guide) });
  if (guide.size === 0) return null;
  const actions = (
    <>
      <LinkButton variant="secondary" size="small" href={kindScreens[kind].editHrefOf(document.id)}>
        Check
      </LinkButton>
      <Button variant="secondary" size="small" loading={keeping.isPending} onClick={() => keeping.mutate()}>
        Keep
      </Button>
    </>
  );
  return (
    <Alert variant="warning" actions={actions}>
      {`${guide.size} ${plural(guide.size, "price is still a guide price", "prices are still guide prices")}.`}
      {keeping.isError && ` ${messageOfError(keeping.error, messages().notice.pleaseTryAgain)}`}
    </Alert>
  );
}

/** The items of a starter list whose guide prices stand in these lines; none while that is not known. */
function useGuidePriced(lines: PrintOrder["document"]["lineItems"]): ReadonlySet<string> {
  const client = useQueryClient();
  const starter = useStarterIds();
  const isAny = lines.some(({ materialId, laborItemId }) => starter.has(materialId ?? laborItemId ?? ""));
  const { data: list } = useQuery({
    queryKey: ["guide-prices"],
    queryFn: () => readPrices(client, { fresh: false }),
    enabled: isAny,
    gcTime: 0,
    structuralSharing: false,
  });
  return list === undefined ? new Set() : guidePriced(lines, guidePrices(starter, list));
}
