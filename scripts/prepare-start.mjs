import { ensureBuilt, ensureInstalled } from "./prepared.mjs";

await ensureInstalled("start");
await ensureBuilt();
