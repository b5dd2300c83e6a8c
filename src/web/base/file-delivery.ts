import { timing } from "#web/base/timing.ts";

/**
 * True on a hand-held device, where a PDF is opened in place of being downloaded. The device's name decides, or a
 * finger as its first pointer. A touch screen alone proves nothing: laptops have them, and Firefox invents touch
 * points when it hides its identity.
 */
export function isHeldByHand(): boolean {
  return (
    /android|iphone|ipad|ipod|mobile/i.test(navigator.userAgent) || matchMedia("(pointer: coarse)").matches
  );
}

export function downloadFile(file: File): void {
  const address = addressOf(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Opens a tab for a file that is still being made. Call it within the press itself, or the browser blocks it as a
 * pop-up.
 *
 * @returns functions to show the file there, or to close the tab when there is no file; null when the browser blocks
 * tabs
 */
export function openTab(): { show: (file: File) => void; close: () => void } | null {
  const tab = window.open("about:blank", "_blank");
  if (tab === null) return null;
  return {
    show: (file) => tab.location.replace(addressOf(file)),
    close: () => tab.close(),
  };
}

/** An object URL of a file, revoked once the file has surely been read. */
function addressOf(file: File): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), timing.blobKept);
  return address;
}
