import { type ReactNode, useId } from "react";

interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers: "Item type". */
  label: string;
  segments: readonly Segment<Value>[];
  /** Null before the first choice. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Whether five words stand in one row of a phone. */
  isTight?: boolean;
}

/** One choice of a few short words in a row: radio buttons that look like one control, and wrap on a narrow screen. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onValueChange, isTight = false } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className={`flex flex-wrap rounded-lg bg-sunken p-1 ${isTight ? "" : "gap-1"}`}>
        {segments.map((segment) => (
          <label key={segment.value} className={`${segmentStyles} ${isTight ? "px-1" : "px-3"}`}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onValueChange(segment.value)}
              className="peer absolute inset-0 appearance-none rounded-md checked:inset-ring checked:inset-ring-line-strong checked:bg-surface"
            />
            <span className="pointer-events-none relative">{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const segmentStyles = [
  "relative flex min-h-10 flex-auto items-center justify-center roomy:whitespace-nowrap rounded-md font-medium text-sm",
  "text-ink-soft hover:text-ink has-checked:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11",
].join(" ");
