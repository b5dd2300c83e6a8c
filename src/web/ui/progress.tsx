import { type ReactNode, useId } from "react";

interface ProgressProps {
  label: ReactNode;
  /** The amount done so far, from 0 to `max`; null while it is not known. */
  value: number | null;
  max?: number;
  /** The state in words: "340 of 1,000 records". */
  detail?: string;
}

export function Progress({ label, value, max = 100, detail }: ProgressProps) {
  const labelId = useId();
  const share = value === null || max === 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span id={labelId} className="font-medium text-sm">
          {label}
        </span>
        {detail && <span className="tabular text-ink-soft text-sm">{detail}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={detail}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        {value === null ? (
          <div className="h-full w-1/3 animate-travel rounded-full bg-accent" />
        ) : (
          <div
            className="h-full origin-left rounded-full bg-accent transition-transform"
            style={{ transform: `scaleX(${share})` }}
          />
        )}
      </div>
    </div>
  );
}
