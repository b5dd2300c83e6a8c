/**
 * The ref for an element of a dialog that notices stand beside, time after time: the dialog leaves no room for one then,
 * which would make it smaller for nothing.
 */
export function besideToast(element: HTMLElement | null): (() => void) | undefined {
  const dialog = element?.closest<HTMLElement>("[role=dialog]");
  const toaster = document.querySelector<HTMLElement>("[data-above-sheets]");
  if (!dialog || !toaster) return;
  const measure = () => {
    const isBeside = dialog.offsetLeft >= toaster.offsetLeft + toaster.offsetWidth;
    dialog.style.setProperty("--toast", isBeside ? "0px" : "");
  };
  const observer = new ResizeObserver(measure);
  for (const each of [toaster, dialog]) observer.observe(each);
  return () => {
    observer.disconnect();
    dialog.style.removeProperty("--toast");
  };
}
