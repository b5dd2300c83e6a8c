import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { contractVersions } from "#contract/contract-version.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { send } from "#web/base/send.ts";
import { onUpgradeRequired } from "#web/base/upgrade-required.ts";

test("every request names the contract of the page, and keeps its own headers", async () => {
  const { address, heard } = await startServer(200, { message: "" });
  await send(address, { headers: { "if-match": '"3"' } });
  expect(heard[0]).toMatchObject({ "x-contract": String(contractVersions.newest), "if-match": '"3"' });
});

test("when the server no longer speaks it, a reload is offered in the server's words; other refusals offer none", async () => {
  const offered: string[] = [];
  onTestFinished(onUpgradeRequired((message) => offered.push(message)));
  for (const [status, error] of [
    [503, "RELEASE_BEHIND"],
    [426, "UPGRADE_REQUIRED"],
  ] as [number, ErrorCode][]) {
    const { address } = await startServer(status, { error, message: `This is ${status}` });
    const answer = await send(address, { method: "POST" }).catch((reason: unknown) => reason);
    expect(isRefusal(answer, error)).toBe(true);
  }
  expect(offered).toEqual(["This is 426"]);
});

/** A server that gives one answer to everything. */
async function startServer(status: number, body: object) {
  const heard: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, response) => {
    heard.push(headers);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/user`, heard };
}
