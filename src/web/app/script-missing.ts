/** The messages of Chrome, Firefox and Safari when a script or style could not be loaded. */
export function isScriptMissing(error: unknown): boolean {
  const message = error instanceof Error ? error.message : "";
  return /dynamically imported module|importing a module script failed|unable to preload/i.test(message);
}
