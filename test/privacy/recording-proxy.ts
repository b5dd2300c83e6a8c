import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A complete request as it came over the network. */
export interface RecordedRequest {
  /** "POST /api/login" */
  what: string;
  /** First line, headers and body. */
  bytes: Buffer;
}

/** A proxy between browser and server that records what the browser sends. */
export interface RecordingProxy {
  url: string;
  requests: readonly RecordedRequest[];
  /** Sets the port that requests are forwarded to; until then they are answered with 503. */
  passTo(port: number): void;
  close(): Promise<void>;
}

export async function recordRequests(): Promise<RecordingProxy> {
  const requests: RecordedRequest[] = [];
  let target: number | null = null;
  const server = createServer(async (incoming, answer) => {
    const body = await bodyOf(incoming);
    requests.push({ what: `${incoming.method} ${pathOf(incoming)}`, bytes: asSent(incoming, body) });
    if (target === null) answer.writeHead(503).end();
    else passOn(incoming, body, { answer, port: target });
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    passTo: (port) => {
      target = port;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function asSent({ method, url, rawHeaders }: IncomingMessage, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${method} ${url}\n${rawHeaders.join("\n")}\n\n`), body]);
}

function pathOf({ url }: IncomingMessage): string {
  return (url ?? "").split("?")[0] ?? "";
}

function passOn(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  { answer, port }: { answer: ServerResponse; port: number },
): void {
  const onward = request({ host: "localhost", port, method, path: url, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    reply.pipe(answer);
  });
  onward.on("error", () => answer.destroy());
  onward.end(body);
}
