import { LockKeyhole } from "#web/icons/lock-keyhole.ts";
import { LockKeyholeOpen } from "#web/icons/lock-keyhole-open.ts";
import { ShieldCheck } from "#web/icons/shield-check.ts";

export type BadgeState = "encrypted" | "locked" | "none";

export interface EncryptionBadgeProps {
  state: BadgeState;
  /** Opens what the state calls for: the unlock dialog, or the settings. */
  onPress: () => void;
}

const looks = {
  encrypted: { label: "Encrypted", icon: ShieldCheck, className: "text-success-ink bg-success-soft" },
  locked: { label: "Locked", icon: LockKeyhole, className: "text-warning-ink bg-warning-soft" },
  none: { label: "Not encrypted", icon: LockKeyholeOpen, className: "text-ink-soft bg-sunken" },
};

/** How the user's data is stored at the moment. In the head of a phone the icon alone is shown. */
export function EncryptionBadge({
  state,
  onPress,
  isWhole = false,
}: EncryptionBadgeProps & { isWhole?: boolean }) {
  const { label, icon: Icon, className } = looks[state];
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid min-h-11 min-w-11 place-items-center rounded-lg sm:min-w-0"
    >
      <span
        className={`inline-flex h-8 items-center gap-1.5 rounded-full px-2 font-medium text-sm sm:px-3 ${className}`}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className={isWhole ? "" : "max-sm:sr-only"}>{label}</span>
      </span>
    </button>
  );
}
