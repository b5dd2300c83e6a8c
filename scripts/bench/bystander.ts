import { randomUUID } from "node:crypto";
import { routes } from "#contract/routes.ts";
import { readConfig } from "#server/config.ts";
import { inlineRenderer } from "#server/documents/inline-renderer.ts";
import { buildApp } from "#server/http/app.ts";
import { type ApiClient, apiClient } from "#test/support/api-client.ts";
import { type Figure, figureOf, timed } from "./compare.ts";
import { type BenchEngine, openEngines, openPlace } from "./engines.ts";

/** Milliseconds that anybody may wait because of another user. */
const patience = 1_000;

type Work = (busy: ApiClient) => Promise<unknown>;

const works: Record<string, Work> = {
  "an import of 5,000 materials": (busy) => {
    const records = Array.from({ length: 5_000 }, (_, index) => ({
      id: randomUUID(),
      name: `Board ${index}`,
      unitType: "Each",
      unitCost: "12.50",
    }));
    return busy.ok(routes.materials.saveMany, { body: { records } });
  },
  "200 reads of one list": (busy) =>
    Promise.all(Array.from({ length: 200 }, () => busy.ask(routes.materials.list))),
};

/** The longest that somebody's read takes while another user's work runs, against what they may wait. */
export async function* bystanderFigures(): AsyncGenerator<Figure> {
  for (const engine of await openEngines()) {
    for (const [name, work] of Object.entries(works)) yield await figureBeside(engine, name, work);
    await engine.close();
  }
}

async function figureBeside(engine: BenchEngine, name: string, work: Work): Promise<Figure> {
  const { database } = await openPlace(await engine.create());
  const config = readConfig({ LOG_LEVEL: "silent" });
  const services = { config, database, pdf: inlineRenderer, version: "0", clock: () => new Date() };
  const app = await buildApp(services, null);
  const [busy, bystander] = [await apiClient(app).register(), await apiClient(app).register()];
  let runs = true;
  const working = work(busy).finally(() => {
    runs = false;
  });
  let longest = 0;
  while (runs) longest = Math.max(longest, await timed(() => bystander.ok(routes.customers.list)));
  await working;
  await app.close();
  await database.close();
  const title = `${engine.name}: a read beside ${name}, against a second`;
  return figureOf({ name: title, limit: 1, ours: longest, bare: patience });
}
