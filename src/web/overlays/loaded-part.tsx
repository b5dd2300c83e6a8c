import type { ReactNode } from "react";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { type LoadPart, usePart } from "#web/overlays/use-part.ts";

interface LoadedPartProps<T> {
  load: LoadPart<T>;
  /** Called after a toast when it could not be loaded; the owner closes it. */
  onFailed: () => void;
  children: (part: T) => ReactNode;
}

/** A dialog in a script of its own, from when it is opened. Its screen loads the script ahead, by `useLoadedWhenIdle`. */
export function LoadedPart<T>({ load, onFailed, children }: LoadedPartProps<T>) {
  const part = usePart(load, true, () => {
    onFailed();
    sayUnreachable();
  });
  return part && children(part);
}
