import { type ReactNode, useEffect, useRef } from "react";

/** What appears at the head of a form that was sent from its foot: scrolled to, so that it is not missed. */
export function InSight({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return <div ref={box}>{children}</div>;
}
