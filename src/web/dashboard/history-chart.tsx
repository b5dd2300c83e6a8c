import { useEffect, useRef, useState } from "react";
import { currencySign, formatMoney } from "#domain/money/format-money.ts";
import type { Currency } from "#domain/region/currency.ts";
import type { Language } from "#domain/region/region.ts";
import { type ChartScale, chartScale, tickLabel } from "#web/dashboard/chart-scale.ts";
import { type HistoryMonth, hasYearBelow } from "#web/dashboard/history-months.ts";

interface HistoryChartProps {
  /** The earliest first. */
  months: readonly HistoryMonth[];
  /** The currency that is drawn: documents in other currencies appear in the list alone. */
  currency: Currency;
  language: Language;
}

/** Sizes in CSS pixels. */
const height = 232;
const head = 10;
const foot = 38;
const floor = height - foot;
/** Of a sign in an amount. The "m" of millions is wider, and all others are less wide. */
const signWidth = 8;

/** The totals quoted and invoiced per month, as pairs of bars, drawn to the available width. */
export function HistoryChart({ months, currency, language }: HistoryChartProps) {
  const [frame, width] = useWidth();
  const scale = chartScale(Math.max(...months.flatMap((month) => [month.quoteTotal, month.invoiceTotal])));
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Key className="bg-line-strong">Quotes</Key>
        <Key className="bg-accent">Invoices</Key>
      </figcaption>
      <div ref={frame} className="h-58 min-w-0">
        {width > 0 && (
          <svg
            role="img"
            aria-label={describe({ months, currency, language })}
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            className="block"
            // Letters that a reader has set further apart need more room than the scale.
            overflow="visible"
          >
            <Drawing {...{ months, currency, language, scale, width }} />
          </svg>
        )}
      </div>
    </figure>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-3 rounded-sm ${className}`} />
      {children}
    </span>
  );
}

interface DrawingProps extends HistoryChartProps {
  scale: ChartScale;
  width: number;
}

function Drawing({ months, currency, language, scale, width }: DrawingProps) {
  const sign = currencySign(currency, language);
  const labels = scale.ticks.map((tick) => tickLabel(tick, sign));
  const left = Math.max(...labels.map((label) => label.length)) * signWidth + 12;
  const band = (width - left) / months.length;
  const heightAt = (pence: number) => floor - (pence / scale.top) * (floor - head);
  return (
    <>
      {scale.ticks.map((tick, index) => (
        <g key={tick}>
          <line
            x1={left}
            x2={width}
            y1={heightAt(tick) + 0.5}
            y2={heightAt(tick) + 0.5}
            className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
          />
          <text x={left - 8} y={heightAt(tick) + 4} textAnchor="end" className="tabular fill-ink text-[12px]">
            {labels[index]}
          </text>
        </g>
      ))}
      {months.map((month, index) => (
        <g key={`${month.year}-${month.month}`} transform={`translate(${left + index * band} 0)`}>
          <title>{monthText(month, { currency, language })}</title>
          <rect width={band} height={height} fill="none" pointerEvents="all" />
          <Bars month={month} band={band} heightAt={heightAt} />
          <MonthLabel month={month} band={band} isFirst={index === 0} />
        </g>
      ))}
    </>
  );
}

interface BarsProps {
  month: HistoryMonth;
  band: number;
  heightAt: (pence: number) => number;
}

function Bars({ month, band, heightAt }: BarsProps) {
  const width = Math.min(16, band * 0.34);
  const gap = Math.min(2, band * 0.06);
  const start = band / 2 - width - gap / 2;
  return (
    <>
      <path d={bar(start, width, heightAt(month.quoteTotal))} className="fill-line-strong" />
      <path d={bar(start + width + gap, width, heightAt(month.invoiceTotal))} className="fill-accent" />
    </>
  );
}

/** The path of a bar with a rounded top; an amount of 0 has no bar. */
function bar(x: number, width: number, top: number): string {
  const tall = floor - top;
  if (tall <= 0) return "";
  const round = Math.min(3, width / 2, tall);
  return `M${x} ${floor}V${top + round}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}V${floor}Z`;
}

/** The month's name in three letters when they fit, else in one, and where it is needed the year. */
function MonthLabel({ month, band, isFirst }: { month: HistoryMonth; band: number; isFirst: boolean }) {
  const hasRoom = band >= 32;
  const year = hasRoom ? String(month.year) : `’${String(month.year).slice(2)}`;
  const text = "fill-ink-soft text-[12px]";
  return (
    <>
      <text x={band / 2} y={floor + 17} textAnchor="middle" className={text}>
        {month.monthName.slice(0, hasRoom ? 3 : 1)}
      </text>
      {hasYearBelow(month.month, isFirst) && (
        <text x={band / 2} y={floor + 32} textAnchor="middle" className={text}>
          {year}
        </text>
      )}
    </>
  );
}

type Writing = Pick<HistoryChartProps, "currency" | "language">;

function monthText(month: HistoryMonth, { currency, language }: Writing): string {
  const quoted = formatMoney(month.quoteTotal, currency, language);
  const invoiced = formatMoney(month.invoiceTotal, currency, language);
  return `${month.monthName} ${month.year}: quotes ${quoted}, invoices ${invoiced}`;
}

/** The chart in words: the period, and the highest months. Every figure is in the list that follows. */
function describe({ months, currency, language }: HistoryChartProps): string {
  const nameOf = (month: HistoryMonth | undefined) => (month ? `${month.monthName} ${month.year}` : "");
  const highest = (noun: string, figure: "quoteTotal" | "invoiceTotal") => {
    const best = months.reduce((high, month) => (month[figure] > high[figure] ? month : high));
    if (best[figure] <= 0) return `No ${noun} in this time.`;
    return `Most ${noun} in ${nameOf(best)}: ${formatMoney(best[figure], currency, language)}.`;
  };
  return [
    `Bars of what was quoted and invoiced each month, ${nameOf(months[0])} to ${nameOf(months.at(-1))}.`,
    highest("quotes", "quoteTotal"),
    highest("invoices", "invoiceTotal"),
    "The list that follows has every figure.",
  ].join(" ");
}

/**
 * The width of an element in whole CSS pixels, updated when it changes; 0 before it is measured. It waits for the
 * browser's own layout: to ask for the width at once would make it lay out the page in the middle of a render.
 */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
