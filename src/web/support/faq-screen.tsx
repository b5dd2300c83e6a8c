import { useState } from "react";
import { counted } from "#domain/money/counted.ts";
import { ChevronRight } from "#web/icons/chevron-right.ts";
import { SearchX } from "#web/icons/search-x.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { accountAnswers } from "#web/support/account-answers.ts";
import { type FaqEntry, searchFaq } from "#web/support/faq-entry.ts";
import { workAnswers } from "#web/support/work-answers.ts";
import { TextLink } from "#web/ui/app-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SearchInput } from "#web/ui/search-input.tsx";

const everything = { ...workAnswers, ...accountAnswers };

/** Questions and answers, filtered while the person types. */
export function FaqScreen() {
  const [typed, setTyped] = useState("");
  const groups = searchFaq(everything, { typed, language: useLanguage() });
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <SearchInput aria-label="Search questions" value={typed} onValueChange={setTyped} />
        <p role="status" className="text-ink-soft text-sm">
          {counted(count, "question")}
        </p>
      </div>
      {groups.map(({ category, entries }) => (
        <Card key={category} title={category}>
          <div className="-my-2 flex flex-col divide-y divide-line">
            {entries.map((entry) => (
              <Answer key={entry.question} entry={entry} />
            ))}
          </div>
        </Card>
      ))}
      {count === 0 && (
        <EmptyState
          icon={SearchX}
          title="No answer found"
          action={<Button onClick={() => setTyped("")}>Clear search</Button>}
        >
          Try other words, or ask us.
        </EmptyState>
      )}
      <p className="text-ink-soft">
        Not answered? <TextLink href="/support/report-issue">Ask us</TextLink>.
      </p>
    </div>
  );
}

function Answer({ entry: { question, answer, link } }: { entry: FaqEntry }) {
  return (
    <details className="group py-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md py-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
        />
        {question}
      </summary>
      <p className="max-w-prose pb-3 pl-6 leading-relaxed">
        {answer}
        {link && (
          <>
            {" "}
            <TextLink href={link.href}>{link.label}</TextLink>
          </>
        )}
      </p>
    </details>
  );
}
