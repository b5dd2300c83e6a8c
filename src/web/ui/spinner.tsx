import { LoaderCircle } from "lucide-react";

interface SpinnerProps {
  /** What is being waited for; "Loading..." as in specification 1 §2. */
  label?: string;
}

/** A turning ring with its words beside it, announced politely. For a whole area that waits. */
export function Spinner({ label = "Loading..." }: SpinnerProps) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 p-8 text-ink-soft">
      <LoaderCircle aria-hidden className="size-6 animate-spin text-accent" />
      <span>{label}</span>
    </div>
  );
}
