interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;

/** Between the explained element, whose ring is 7 px wide, and the popover, in CSS pixels. */
const gap = 14;
/** Between the popover and the sides of the window, in CSS pixels. */
const padding = 8;

/**
 * Where a popover goes: centred below what it explains, or above it when only there is room, and within the sides of
 * the window. When there is room on neither side, it goes to the side with more.
 */
export function placeBeside(anchor: Box, popover: Size, screen: Size): Pick<Box, "left" | "top"> {
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - popover.height;
  const overflowBelow = below + popover.height + padding - screen.height;
  const overflowAbove = padding - above;
  const centred = anchor.left + (anchor.width - popover.width) / 2;
  const furthest = screen.width - padding - popover.width;
  return {
    left: Math.round(Math.max(padding, Math.min(centred, furthest))),
    top: Math.round(overflowBelow <= 0 || overflowBelow <= overflowAbove ? below : above),
  };
}
