/** The look of a list whose rows reach from edge to edge, as on phones. */
export const rowListStyles = "divide-y divide-line border-line border-y bg-surface";
