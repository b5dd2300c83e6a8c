import { useState } from "react";

/** Whether a switch is on, on this device: off until somebody switches it on. */
export function isSwitchedOn(storage: Pick<Storage, "getItem">, name: string): boolean {
  return storage.getItem(`quotewright-${name}`) === "on";
}

/** Remembers a switch on this device. Without storage it is as it is until the page is left. */
export function keepSwitch(
  storage: Pick<Storage, "setItem" | "removeItem">,
  name: string,
  isOn: boolean,
): void {
  try {
    if (isOn) storage.setItem(`quotewright-${name}`, "on");
    else storage.removeItem(`quotewright-${name}`);
  } catch {
    // Without storage the next visit begins with it off.
  }
}

/** A switch that this device remembers, and what switches it. @param name unique: "paper-beside" */
export function useKeptSwitch(name: string): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(() => isSwitchedOn(localStorage, name));
  const toggle = () => {
    keepSwitch(localStorage, name, !isOn);
    setOn(!isOn);
  };
  return [isOn, toggle];
}
