/** The look of what reaches from edge to edge on phones: the rows of a list, the parts of an editor. */
export const rowListStyles = "divide-y divide-line border-line border-y bg-surface";
