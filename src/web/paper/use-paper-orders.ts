import { useMemo } from "react";
import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { useLast } from "#web/base/use-last.ts";
import { letterheadProfile } from "#web/paper/letterhead.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { useCompanyTexts } from "#web/records/company-texts.ts";
import type { DocumentOf } from "#web/records/document-kinds.ts";
import { useLanguage } from "#web/records/use-language.ts";

/** Makes the print orders of documents of a kind: with the firm as it is, and with what it has written for its quotes. */
export function usePaperOrders(kind: DocumentKind) {
  const profile = useCompanyProfile();
  const texts = useCompanyTexts();
  const language = useLanguage();
  // Texts that could not be read are asked for again by each part that opens, and the screen must not go meanwhile.
  const mayShow = useLast(kind !== "quote" || !texts.isPending ? true : null);
  return {
    isPending: profile.isPending || mayShow === null,
    /** Why the profile could not be read, where nothing stands in its place. */
    error: profile.data === undefined ? profile.error : null,
    refetch: profile.refetch,
    /** The profile where its words cannot be read, so that nothing may be printed. */
    shut: profile.data && profile.data.state !== "open" ? profile.data : null,
    orderOf: (document: DocumentOf<DocumentKind>, mode: ViewMode) =>
      ({
        ...{ kind, mode, document },
        profile: letterheadProfile(profile.data, language),
        ...(kind === "quote" && { quoteTexts: texts.onQuotes }),
      }) as PrintOrder,
  };
}

/**
 * A quote's order with what the firm has written for its quotes, or with null where that could not be read, once either
 * is known. When the account is locked later, the words stay, as the letterhead does. In an account that is locked from
 * the start nothing is said of them: its screens say that it is locked.
 */
export function useWithQuoteTexts(order: PrintOrder): PrintOrder {
  const { onQuotes, isPending, isLocked } = useCompanyTexts();
  const known = useLast(onQuotes);
  const isUnread = known === null && !isPending && !isLocked;
  const { foot = null, closing = null } = known ?? {};
  return useMemo(() => {
    if (order.kind !== "quote") return order;
    if (isUnread) return { ...order, quoteTexts: null };
    return foot === null && closing === null ? order : { ...order, quoteTexts: { foot, closing } };
  }, [order, isUnread, foot, closing]);
}
