import { useEffect, useEffectEvent } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { SendSheet, type SendSheetProps } from "#web/documents/send-sheet.tsx";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { letterheadProfile } from "#web/paper/letterhead.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { useLanguage } from "#web/records/use-language.ts";

export interface SendFromListProps extends Pick<SendSheetProps, "about" | "onClose" | "onSent" | "lead"> {
  kind: DocumentKind;
  id: string;
}

/** The send sheet over a list: it reads the whole document first, since a list has heads alone. */
export function SendFromList({ kind, id, onClose, ...sheet }: SendFromListProps) {
  const { data, isError } = useDocument(kind, id);
  const profile = useCompanyProfile();
  const language = useLanguage();
  const isShut = (data && data.state !== "open") || (profile.data && profile.data.state !== "open");
  const giveUp = useEffectEvent(() => {
    sayUnreachable();
    onClose();
  });
  const failed = isError || isShut;
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  if (failed || data?.state !== "open" || profile.isPending) return null;
  const document = data.record;
  return (
    <SendSheet
      {...sheet}
      mode="customer-detailed"
      orderOf={(mode) =>
        ({ kind, mode, document, profile: letterheadProfile(profile.data, language) }) as PrintOrder
      }
      onClose={onClose}
    />
  );
}
