import { loadSealing } from "#web/documents/load-sealing.ts";

/** Loads what a draft is checked and saved with: once something is changed, so that a save finds it there. */
export async function loadSaving() {
  void loadSealing().catch(() => undefined);
  return (await import("#web/quoting/saving.ts")).saving;
}

export type Saving = Awaited<ReturnType<typeof loadSaving>>;
