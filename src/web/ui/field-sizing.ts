/**
 * Gives a box to type in the height of its text where the engine has no `field-sizing: content` (Firefox, Safari before
 * 26.2). To be called whenever the text may be another.
 */
export function sizeToContent(box: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  const { style } = box;
  const borders = box.offsetHeight - box.clientHeight;
  style.height = "0";
  style.height = `${box.scrollHeight + borders}px`;
}
