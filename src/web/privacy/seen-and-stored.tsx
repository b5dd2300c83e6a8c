import type { ReactNode } from "react";
import { formatCount } from "#domain/money/format-count.ts";
import { messages } from "#web/base/messages.ts";
import { Lock } from "#web/icons/lock.ts";
import type { RawRecord } from "#web/privacy/raw-records.ts";
import {
  type SeenEnvelope,
  type SeenField,
  type SeenGroup,
  type SeenRecord,
  seenRecord,
} from "#web/privacy/seen-record.ts";
import { tamperMessage } from "#web/records/tamper-message.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { LockText } from "#web/ui/lock-text.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";

/** Shows one record twice: as this browser shows it, and as the server sent it. Side by side when there is room. */
export function SeenAndStored({ record }: { record: RawRecord }) {
  const seen = seenRecord(record);
  const isSealed = seen.envelopes.length > 0;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card
        title="What you see"
        description={isSealed ? "In this browser, which has your key" : "In this browser"}
      >
        {record.opened.state === "tampered" && (
          <Alert variant="danger" live>
            {messages().documents.tampered} {tamperMessage(record.opened.reason)}
          </Alert>
        )}
        <Groups
          of="What you see"
          groups={seen.groups}
          show={(field) => <Yours field={field} record={record} />}
        />
      </Card>
      <Card
        title="What our server holds"
        description={
          isSealed ? "As it was sent just now, unopened" : "As it was sent just now: all of it readable"
        }
      >
        <Groups of="What our server holds" groups={seen.groups} show={(field) => <Theirs field={field} />} />
        <Envelopes envelopes={seen.envelopes} />
      </Card>
    </div>
  );
}

interface GroupsProps {
  /** The title of the card: two cards have the same groups. */
  of: string;
  groups: readonly SeenGroup[];
  show: (field: SeenField) => ReactNode;
}

function Groups({ of, groups, show }: GroupsProps) {
  const isWide = useMediaQuery("(min-width: 64rem)");
  return groups.map(({ title, fields }) => {
    const others = fields.filter(({ isWord }) => !isWord);
    return (
      <section
        key={title}
        aria-label={[of, title].filter(Boolean).join(", ")}
        className="flex flex-col gap-1"
      >
        {title && <h3 className="mt-2 font-semibold">{title}</h3>}
        <Fields fields={fields.filter(({ isWord }) => isWord)} show={show} />
        {others.length > 0 && (
          <Disclosure label="Never sealed" summary="Numbers, dates, choices and ids" open={isWide}>
            <Fields fields={others} show={show} />
          </Disclosure>
        )}
      </section>
    );
  });
}

function Fields({ fields, show }: { fields: readonly SeenField[]; show: GroupsProps["show"] }) {
  return (
    <dl className="divide-y divide-line">
      {fields.map((field) => (
        <div key={field.label} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 py-2">
          <dt className="text-ink-soft text-sm leading-6">{field.label}</dt>
          <dd className="wrap-anywhere min-w-0 whitespace-pre-line">{show(field)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Yours({ field, record }: { field: SeenField; record: RawRecord }) {
  if (field.yours === null)
    return <LockText state={record.opened.state === "tampered" ? "tampered" : "locked"} />;
  if (field.yours.startsWith("data:image/")) return <Picture address={field.yours} />;
  return field.yours || <Nothing />;
}

function Theirs({ field }: { field: SeenField }) {
  if (field.theirs !== null) return shortened(field.theirs) || <Nothing />;
  return (
    <span className="flex items-center gap-1.5 font-medium text-success-ink">
      <Lock aria-hidden className="size-4 shrink-0" />
      Sealed
    </span>
  );
}

function Picture({ address }: { address: string }) {
  return (
    <span className="inline-block rounded-md bg-[#ffffff] p-2">
      <img src={address} alt="Your logo" className="max-h-16 max-w-full" />
    </span>
  );
}

function Nothing() {
  return (
    <span className="text-ink-soft">
      <span aria-hidden>–</span>
      <span className="sr-only">empty</span>
    </span>
  );
}

function Envelopes({ envelopes }: Pick<SeenRecord, "envelopes">) {
  return envelopes.map(({ title, text }: SeenEnvelope) => (
    <div key={title} className="flex flex-col gap-1.5">
      <h3 className="font-semibold">{title}</h3>
      <p className="wrap-anywhere rounded-lg bg-sunken p-3 font-mono text-sm">{shortened(text)}</p>
    </div>
  ));
}

const mostShown = 700;

/** Shortens long text: a picture has many thousands of characters. */
function shortened(text: string): string {
  if (text.length <= mostShown) return text;
  const more = formatCount(text.length - mostShown);
  return `${text.slice(0, mostShown)}… and ${more} more characters`;
}
