import { useRef } from "react";
import { useArrival } from "#web/base/arrival.ts";
import { usePlace } from "#web/routing/use-place.ts";

interface ScreenHeadingProps {
  children: string;
  /** The screen is about to set another name, and is announced with that one. */
  isUnnamed?: boolean;
  className?: string;
}

/** The one h1 of a screen. It gets the focus when the screen changes. */
export function ScreenHeading({ children, isUnnamed = false, className }: ScreenHeadingProps) {
  const { path } = usePlace();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, isUnnamed ? null : children);
  // A new element for each screen, because a screen reader does not read an element again that has the focus already; and
  // for the name that a screen sets later, because the same element with more lines would move.
  return (
    <h1 key={`${path} ${isUnnamed}`} ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
