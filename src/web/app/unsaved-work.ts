const works = new Set<object>();

/**
 * Says that a screen or a dialog holds what somebody typed and has not saved. While there is any, a session that ends
 * does not take the screen away.
 *
 * @returns takes it back: it was saved or given up
 */
export function holdUnsavedWork(): () => void {
  const work = {};
  works.add(work);
  return () => works.delete(work);
}

export function hasUnsavedWork(): boolean {
  return works.size > 0;
}
