import type { Plugin } from "vite";

/** Where a package asks for fetch's Response: the end of a file's name, the question, and the answer that is always ours. */
const questions = [
  // pg asks Node 20, which has no navigator, for a Response, to find out that it does not run on Cloudflare.
  ["/pg/lib/stream.js", "if (typeof Response === 'function') {", "if (false) {"],
  // No handler answers with a Response.
  ["/@fastify/compress/lib/utils.js", "return obj instanceof Response", "return false"],
] as const;

/**
 * Keeps packages from naming fetch's Response while the server starts: Node then compiles all of fetch, with its client
 * of HTTP, which is a tenth of a start's processor time. The server uses none of it.
 */
export function withoutFetch(): Plugin {
  return {
    name: "without-fetch",
    apply: "build",
    transform(code, id) {
      const asked = questions.find(([file]) => id.replaceAll("\\", "/").endsWith(file));
      return asked ? { code: withoutQuestion(code, asked), map: null } : null;
    },
  };
}

/** @throws Error if this version of the package does not ask, or asks in other words */
function withoutQuestion(code: string, [file, question, answer]: (typeof questions)[number]): string {
  if (code.split(question).length !== 2) throw new Error(`${file} does not ask once: ${question}`);
  return code.replace(question, answer);
}
