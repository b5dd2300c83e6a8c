import type { ReactNode } from "react";

/** The buttons of a dialog; on a phone they fill the row at the foot of the screen. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-line border-t px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] max-md:[&>*]:grow md:px-6 md:py-4">
      {children}
    </div>
  );
}
