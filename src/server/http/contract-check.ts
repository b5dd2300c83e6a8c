import type { FastifyInstance } from "fastify";
import {
  type ContractVersions,
  contractHeader,
  contractOf,
  contractRange,
} from "#contract/contract-version.ts";
import { Refusal } from "#server/base/refusal.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The version of the contract that the client speaks. */
    contractVersion: number;
  }
  interface FastifyContextConfig {
    /** Clients of this route speak no version of the contract. */
    anyContract?: boolean;
  }
}

/**
 * Names the versions of the contract in every answer of the API, and refuses requests of any other one, before anything
 * else is asked about them ([Note: Contract version]). A newer client's request for an address that is unknown here is
 * refused in the same way, since a newer process has it.
 */
export function checkContract(app: FastifyInstance, versions: ContractVersions): void {
  const range = contractRange(versions);
  app.decorateRequest("contractVersion", 0);
  app.addHook("onRequest", (request, reply, done) => {
    const { url = request.url, config } = request.routeOptions;
    if (!url.startsWith("/api/")) return done();
    reply.header(contractHeader, range);
    if (config?.anyContract) return done();
    const version = contractOf(request.headers[contractHeader]);
    if (version === null) throw new Refusal("VALIDATION_FAILED", "answers.contract");
    if (version < versions.oldest) throw new Refusal("UPGRADE_REQUIRED");
    if (version > versions.newest) throw new Refusal("RELEASE_BEHIND");
    request.contractVersion = version;
    done();
  });
}
