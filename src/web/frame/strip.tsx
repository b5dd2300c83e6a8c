import type { ReactNode } from "react";

interface StripProps {
  tone?: "info" | "warning" | "danger";
  /** The one act, at its right. */
  act?: ReactNode;
  children: ReactNode;
}

/** The one strip under the head of a screen: a line, and what can be done about it. */
export function Strip({ tone = "info", act, children }: StripProps) {
  return (
    <div
      className={`flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-xl border px-4 py-0.5 print:hidden ${tones[tone]}`}
    >
      <div className="min-w-0 flex-1">{children}</div>
      {act}
    </div>
  );
}

const tones = {
  info: "border-line bg-sunken",
  warning: "border-warning/40 bg-warning-soft",
  danger: "border-danger/40 bg-danger-soft",
};
