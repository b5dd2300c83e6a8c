import type { Ref } from "react";
import type { DraftWords } from "#web/drafts/draft-words.ts";
import { Button } from "#web/ui/button.tsx";

interface FoldedCustomerProps {
  words: DraftWords;
  buttonRef: Ref<HTMLButtonElement>;
  onUnfold: () => void;
}

/** The customer of a document as one line: the name, the company or the town, and how to reach them. */
export function FoldedCustomer({ words, buttonRef, onUnfold }: FoldedCustomerProps) {
  const { customerName, companyName, projectCity, customerEmail, customerPhone } = words;
  const about = [companyName || projectCity, customerEmail || customerPhone].filter(Boolean);
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="min-w-0 wrap-anywhere">
        <bdi className="font-semibold">{customerName}</bdi>
        {about.map((text) => (
          <span key={text} className="text-ink-soft text-sm">
            {" · "}
            <bdi>{text}</bdi>
          </span>
        ))}
      </p>
      <Button ref={buttonRef} variant="secondary" size="small" className="shrink-0" onClick={onUnfold}>
        Change customer
      </Button>
    </div>
  );
}
