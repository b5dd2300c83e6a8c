import { timing } from "#web/app/timing.ts";

/**
 * Tells a device held by hand, where a PDF is opened rather than put among the downloads (specification 2 §9): by its
 * name, or by a finger as its first pointer. That a screen can be touched says nothing: a laptop's can be, and Firefox
 * invents touch points where it hides who it is.
 */
export function isHeldByHand(): boolean {
  return (
    /android|iphone|ipad|ipod|mobile/i.test(navigator.userAgent) || matchMedia("(pointer: coarse)").matches
  );
}

/** Offers a file as a download. */
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
 * Opens a tab for a file that is still being made. It must be asked for within the press itself, or the browser takes
 * it for an unwanted one.
 *
 * @returns how to show the file there, and how to close the tab where there will be none; null where tabs are blocked
 */
export function openTab(): { show: (file: File) => void; close: () => void } | null {
  const tab = window.open("about:blank", "_blank");
  if (tab === null) return null;
  return {
    show: (file) => tab.location.replace(addressOf(file)),
    close: () => tab.close(),
  };
}

/** An address of a file in this tab's memory, given back once it has surely been read. */
function addressOf(file: File): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), timing.blobKept);
  return address;
}
