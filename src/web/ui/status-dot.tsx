/** The shapes of a status's mark, so that colour is not the only sign: two of them are told apart without it. */
export type DotShape = "ring" | "half" | "full" | "square" | "bar";

export type DotColour = "grey" | "blue" | "green" | "red" | "yellow" | "accent";

const colours: Record<DotColour, string> = {
  grey: "text-ink-soft",
  blue: "text-info",
  green: "text-success",
  red: "text-danger",
  yellow: "text-warning",
  accent: "text-accent",
};

/** The mark before a status. Decoration: its word stands beside it. */
export function StatusDot({ shape, colour }: { shape: DotShape; colour: DotColour }) {
  return (
    <svg aria-hidden viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${colours[colour]}`}>
      {shape === "full" && <circle cx="5" cy="5" r="5" fill="currentColor" />}
      {shape === "square" && <rect x="0.5" y="0.5" width="9" height="9" rx="1" fill="currentColor" />}
      {shape === "bar" && <rect y="3.5" width="10" height="3" rx="1" fill="currentColor" />}
      {(shape === "ring" || shape === "half") && (
        <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="2" />
      )}
      {shape === "half" && <path d="M5 1a4 4 0 0 1 0 8z" fill="currentColor" />}
    </svg>
  );
}
