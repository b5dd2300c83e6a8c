/**
 * Whether the browser is set to save data: then nothing is loaded before it is needed. `navigator.connection` exists in
 * some browsers only.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
