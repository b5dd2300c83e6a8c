import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { type GuidePrices, guidePrices } from "#domain/catalogue/starter-list.ts";
import { messages } from "#web/base/messages.ts";
import { type DraftLine, lineItemOf } from "#web/drafts/draft-lines.ts";
import { readPrices } from "#web/records/price-list.ts";
import { readWholeList } from "#web/records/reading.ts";
import { wordResources } from "#web/records/resources.ts";
import { idsOfTexts, starterTexts } from "#web/records/use-starter-ids.ts";

/** Says of a line that its price came with a starter list and was neither typed nor kept. */
export function GuideMark({ line }: { line: DraftLine }) {
  const client = useQueryClient();
  const { data: guide } = useQuery({
    queryKey: ["guide-prices", "lines"],
    queryFn: () => readGuidePrices(client),
    // Once for all lines, and again when the editor is opened again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
  const id = line.materialId ?? line.laborItemId;
  const isGuide = id !== null && guide?.get(id) === lineItemOf(line).unitPrice;
  return isGuide && <span>{messages().catalogue.guidePrice}</span>;
}

/** The price list is read only if something in it came from a starter list. */
async function readGuidePrices(client: QueryClient): Promise<GuidePrices> {
  const known = { fresh: false };
  const texts = await readWholeList(client, wordResources.companyTexts, known);
  const starter = idsOfTexts(starterTexts(texts));
  return starter.size === 0 ? new Map() : guidePrices(starter, await readPrices(client, known));
}
