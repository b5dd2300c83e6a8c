import { keepHandOver, readMemory } from "#web/bring-in/kept-memory.ts";
import { ExportScreen } from "#web/export/export-screen.tsx";
import type { HandOverMemory } from "#web/export/hand-over-card.tsx";

const memory: HandOverMemory = {
  read: async (client) => (await readMemory(client)).handOver,
  keep: keepHandOver,
};

/** The screen of exports, with the memory of imports, which is of another feature. */
export function ExportWithMemory() {
  return <ExportScreen memory={memory} />;
}
