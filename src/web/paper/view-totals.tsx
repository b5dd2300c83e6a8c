import type { Aside, TotalsBlock } from "#pdf/doc.ts";
import { SumRow } from "#web/paper/sum-row.tsx";

interface ViewTotalsProps {
  block: TotalsBlock;
  accent: string;
}

/** The sums of a document and then, beside them where there is room, how to accept or to pay it. */
export function ViewTotals({ block, accent }: ViewTotalsProps) {
  const { rows, beside } = block;
  return (
    <div className="flex break-inside-avoid flex-col gap-6 @min-[560px]:flex-row-reverse @min-[560px]:justify-between">
      <dl className="flex w-full flex-col gap-1 @min-[560px]:w-80">
        {rows.map((row) => (
          <SumRow key={row.label} row={row} dueStyles="border-t-2 pt-2" accent={accent} />
        ))}
      </dl>
      <div className="min-w-0 flex-1">{beside && <Beside aside={beside} />}</div>
    </div>
  );
}

function Beside({ aside }: { aside: Aside }) {
  return (
    <>
      <h3 className="mb-1 font-semibold">{aside.heading}</h3>
      {aside.text && <p className="text-sm">{aside.text}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
        {aside.facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {aside.signed.map((label) => (
        <p key={label} className="mt-8 border-current border-t pt-0.5 text-ink-soft text-sm">
          {label}
        </p>
      ))}
    </>
  );
}
