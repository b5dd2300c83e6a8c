import { useState } from "react";
import type { Language } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import { StoredFieldsTable } from "#web/legal/stored-fields-table.tsx";
import { AccountNotice } from "#web/privacy/account-notice.tsx";
import { RecordBrowser } from "#web/privacy/record-browser.tsx";
import { seenKinds } from "#web/privacy/seen-kinds.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { TextLink } from "#web/ui/app-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Segmented } from "#web/ui/segmented.tsx";

/** The signed-in person's own records, as they see them and as the server stores them, side by side. */
export function WhatTheServerSeesScreen() {
  const language = useLanguage();
  const [title, setTitle] = useState(seenKinds[0]?.title ?? "");
  const [isRead, setRead] = useState(false);
  const kind = seenKinds.find((each) => each.title === title);
  return (
    <>
      <AccountNotice />
      <Card title="See for yourself">
        <p className="max-w-prose">
          In an encrypted account your browser locks names, addresses, bank details and every word of a quote
          or invoice before it sends them. Choose a kind of record. On one side you find what you see; on the
          other, what our server sent for it just now, letter by letter. What is marked as sealed we cannot
          read.
        </p>
        <Segmented
          label="Kind of record"
          segments={kindsIn(language)}
          value={title}
          onValueChange={setTitle}
        />
      </Card>
      {kind && <RecordBrowser key={title} kind={kind} onRead={() => setRead(true)} />}
      {/* Not before its place is known. */}
      <section hidden={!isRead} aria-labelledby="all-fields" className="flex flex-col gap-3">
        <h2 id="all-fields" className="font-semibold text-xl">
          Every field, and who can read it
        </h2>
        <p className="max-w-prose text-ink-soft">
          In an encrypted account. This list is made from the same table that decides what your browser seals.
          How the sealing works, and what it does not protect from, is in the{" "}
          <TextLink href="/privacy-policy">privacy policy</TextLink>.
        </p>
        <StoredFieldsTable language={language} />
      </section>
    </>
  );
}

function kindsIn(language: Language) {
  return seenKinds.map(({ title }) => ({ value: title, label: spelled(title, language) }));
}
