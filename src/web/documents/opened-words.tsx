import { Lock, ShieldAlert } from "lucide-react";
import type { Opened } from "#vault/records.ts";

/** A word of a record in a list: its text, or a lock where it cannot be read (decision P6). Never ciphertext. */
export function OpenedWord<T>({ opened, read }: { opened: Opened<T>; read: (record: T) => string | null }) {
  if (opened.state === "open") return <>{read(opened.record) || "–"}</>;
  const isLocked = opened.state === "locked";
  const Icon = isLocked ? Lock : ShieldAlert;
  return (
    <span className={`inline-flex items-center gap-1.5 ${isLocked ? "text-ink-soft" : "text-danger"}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {isLocked ? "Locked" : "Cannot be trusted"}
    </span>
  );
}
