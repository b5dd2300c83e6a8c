const works = new Set<object>();

/**
 * Registers that a screen or a dialog has unsaved input. While there is any, the end of a session does not take the
 * screen away.
 *
 * @returns removes the registration: the input was saved or discarded
 */
export function holdUnsavedWork(): () => void {
  const work = {};
  works.add(work);
  return () => works.delete(work);
}

export function hasUnsavedWork(): boolean {
  return works.size > 0;
}
