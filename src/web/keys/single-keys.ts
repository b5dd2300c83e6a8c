const key = "quotewright-single-keys";

/** Whether a letter alone does something, on this device: on until it is switched off (WCAG 2.1.4). */
export function hasSingleKeys(storage: Pick<Storage, "getItem">): boolean {
  return storage.getItem(key) !== "off";
}

/** Switches single keys on or off on this device. */
export function keepSingleKeys(storage: Pick<Storage, "setItem" | "removeItem">, isOn: boolean): void {
  try {
    if (isOn) storage.removeItem(key);
    else storage.setItem(key, "off");
  } catch {
    // Without storage they stay as they are.
  }
}
