import { useEffect, useState } from "react";

/** Tells whether something has gone on for longer than it should; starts anew when it stops. */
export function useElapsed(running: boolean, milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    setElapsed(false);
    if (!running) return;
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [running, milliseconds]);
  return elapsed;
}
