/**
 * The mark: a Q that is a tape measure, its tail the tape pulled out along the job. Takes its size from
 * classes; decoration, for the name stands beside it.
 */
export function LogoMark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g className="stroke-on-accent" fill="none" strokeWidth="3.5">
        <circle cx="14" cy="14.5" r="7.25" />
        <path d="M14 21.75h12.25v3.5" />
      </g>
      <path d="M18 20v2M21.5 20v2" className="stroke-accent" strokeWidth="1.25" />
    </svg>
  );
}

/** The mark with the product's name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-semibold text-ink text-lg tracking-tight">Quotewright</span>
    </span>
  );
}
