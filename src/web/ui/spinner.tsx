import { LoaderCircle } from "#web/icons/loader-circle.ts";

interface SpinnerProps {
  /** What is being waited for. */
  label?: string;
}

/** A spinning ring with its label, announced politely. For a whole area that is loading. */
export function Spinner({ label = "Loading..." }: SpinnerProps) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 p-8 text-ink-soft">
      <LoaderCircle aria-hidden className="size-6 animate-spin text-accent" />
      <span>{label}</span>
    </div>
  );
}
