// `npm start`: installs and builds what has changed, and runs the server in this same process.
import { ensureBuilt, ensureInstalled } from "./prepared.mjs";

await ensureInstalled("start");
await ensureBuilt();
await import(new URL("../dist/server/main.js", import.meta.url).href);
