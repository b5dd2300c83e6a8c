import { Lock } from "#web/icons/lock.ts";
import { ShieldExclamationPoint } from "#web/icons/shield-exclamation-point.ts";

interface LockTextProps {
  /** Why the record is not shown: there is no key yet, or it is not what was sealed. */
  state: "locked" | "tampered";
}

/** Shown in place of a record's words when they cannot be shown. */
export function LockText({ state }: LockTextProps) {
  const Icon = state === "locked" ? Lock : ShieldExclamationPoint;
  return (
    <span
      className={`inline-flex items-center gap-2 ${state === "locked" ? "text-ink-soft" : "text-danger"}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {state === "locked" ? "Locked" : "Not shown: its seal does not match"}
    </span>
  );
}
