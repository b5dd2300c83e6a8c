import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import type { RouteRequest } from "./route-requests.ts";

/** @returns the answer's headers @throws Error for an answer that is not a success, because measuring it would be useless */
export function send(
  agent: Agent,
  port: number,
  { body, ...options }: RouteRequest,
): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: "127.0.0.1", port, ...options }, (response) => {
      const { statusCode = 0 } = response;
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        if (statusCode < 300) resolve(response.headers);
        else reject(new Error(`${options.path}: ${statusCode} ${Buffer.concat(chunks)}`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
