import { Minus } from "#web/icons/minus.ts";

/** The dash of a tick box for several things of which only some are chosen. */
export function MixedMark() {
  return (
    <Minus
      aria-hidden
      strokeWidth={3}
      className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-indeterminate:opacity-100"
    />
  );
}
