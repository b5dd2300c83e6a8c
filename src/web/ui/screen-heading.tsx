import { useRef } from "react";
import { useArrival, useShownPath } from "#web/app/arrival.ts";

interface ScreenHeadingProps {
  children: string;
  /** The screen is about to give itself another name, and is read with that. */
  isUnnamed?: boolean;
  className?: string;
}

/** The one h1 of a screen, which has the focus when one comes there from another. */
export function ScreenHeading({ children, isUnnamed = false, className }: ScreenHeadingProps) {
  const path = useShownPath();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, isUnnamed ? null : children);
  // Another element for each screen: one that has the focus already would not be read again.
  return (
    <h1 key={path} ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
