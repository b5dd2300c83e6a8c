import { Lock, ShieldAlert } from "lucide-react";

interface LockTextProps {
  /** Why the record is not shown: no key yet, or it is not what was sealed. */
  state: "locked" | "tampered";
}

/** Stands where a record's words would, when they can't be shown. */
export function LockText({ state }: LockTextProps) {
  const Icon = state === "locked" ? Lock : ShieldAlert;
  return (
    <span
      className={`inline-flex items-center gap-2 ${state === "locked" ? "text-ink-soft" : "text-danger"}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {state === "locked" ? "Locked" : "Not shown: its seal does not match"}
    </span>
  );
}
