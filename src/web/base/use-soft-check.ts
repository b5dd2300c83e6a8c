import { useEffect, useRef, useState } from "react";
import type { SoftCheck } from "#web/base/soft-checks.ts";
import { timing } from "#web/base/timing.ts";

interface Doubt {
  text: string;
  check: SoftCheck;
}

/**
 * Checks a box when it is left (see [Note: Soft checks]).
 *
 * @param check null when the text cannot be checked
 * @returns the warning, which goes as soon as the text changes; and the handler to call when the box is left
 */
export function useSoftCheck(
  text: string,
  check: SoftCheck | null,
): { doubt: string | null; onLeave: () => void } {
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const onLeave = () => {
    clearTimeout(waiting.current);
    if (check === null || text.trim() === "") return;
    const ask = async () => {
      const fine = await check.looksRight(text).catch(() => true);
      setDoubt(fine ? null : { text, check });
    };
    // The press that left the box may be on a button further down, which must not move under the finger.
    waiting.current = setTimeout(() => void ask(), timing.softCheck);
  };
  const holds = doubt !== null && doubt.text === text && doubt.check === check;
  return { doubt: holds ? doubt.check.words() : null, onLeave };
}
