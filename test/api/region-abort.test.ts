import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { describeApi, startApp } from "#test/support/app.ts";

describeApi("a client that goes away", (app) => {
  test("while its region is looked up leaves no error in the log", async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const logged = await startApp(app().database, { logTo, config: { logLevel: "info" } });
    const address = await logged.fastify.listen({ host: "127.0.0.1", port: 0 });
    const { hostname: host, port } = new URL(address);
    for (let client = 0; client < 60; client += 1) {
      const socket = connect({ host, port: Number(port) });
      await once(socket, "connect");
      socket.write(`GET /api/region HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      socket.resetAndDestroy();
    }
    // Everything that was sent before it has been taken up by now.
    expect((await fetch(`${address}/api/region`)).status).toBe(200);
    await logged.fastify.close();
    const levels = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(levels.length).toBeGreaterThan(0);
    expect(levels.filter(({ level }) => level >= 50)).toEqual([]);
  });
});
