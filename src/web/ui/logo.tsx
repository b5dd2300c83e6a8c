/**
 * The mark: a Q whose tail is the pencil that writes it. The colours are the same in light and dark mode. Sized by
 * classes. It is decoration, because the name is beside it. The favicon is the same drawing.
 */
function LogoMark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" fill="#0b5960" />
      <circle cx="14.5" cy="14.5" r="7.75" stroke="#fff" fill="none" strokeWidth="3.5" />
      <g transform="translate(13.6 13.6) rotate(45)">
        <path d="M-1.2-3.9H12v7.8H-1.2z" fill="#0b5960" />
        <path d="M0 0L4-2.2H14.6V2.2H4z" fill="#fff" />
        <path d="M0 0L3-1.65V1.65z" fill="#f0a35e" />
      </g>
    </svg>
  );
}

/** The mark with the product's name. @param nameClass Hides the name where there is no room for it */
export function Wordmark({ nameClass = "" }: { nameClass?: string }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5">
      <LogoMark />
      <span className={`font-semibold text-ink text-xl tracking-tight ${nameClass}`}>Quotewright</span>
    </span>
  );
}
