/** Width and height of a page in points. */
export const paperSizes = { A4: [595.28, 841.89], letter: [612, 792] } as const;

/** How many steps a point has in a drawn page: fine enough for a printer, and whole numbers keep its text short. */
export const stepsPerPoint = 50;
