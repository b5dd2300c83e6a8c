import { useEffect, useState } from "react";

/** Whether something has been running for longer than a time; resets when it stops. */
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
