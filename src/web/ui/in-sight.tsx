import { type ReactNode, useEffect, useRef } from "react";

/**
 * Scrolls to its content when that appears, so that a message at the head of a form is not missed by a person who sent
 * the form from its foot.
 */
export function InSight({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return <div ref={box}>{children}</div>;
}
