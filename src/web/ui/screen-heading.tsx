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
  // A new element for each screen: a screen reader would not read an element again that already has the focus. And for the
  // name that it sets, which may take more lines.
  return (
    <h1 key={`${path} ${isUnnamed}`} ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
