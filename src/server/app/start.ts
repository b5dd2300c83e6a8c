import { fileURLToPath } from "node:url";
import { runServer } from "#server/app/run-server.ts";
import { readConfig } from "#server/base/config.ts";
import { threadedRenderer } from "#server/rendering/pdf-renderer.ts";
import { version } from "../../../package.json";

/** Runs the built server, with the web app beside it. @throws as {@link runServer} */
export async function start(): Promise<void> {
  const config = readConfig(process.env);
  const pdf = threadedRenderer(new URL("./pdf-worker.js", import.meta.url));
  await runServer({ config, pdf, version, webRoot: fileURLToPath(new URL("../web", import.meta.url)) });
}
