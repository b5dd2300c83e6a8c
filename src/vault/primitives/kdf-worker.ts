import { stretch } from "#vault/primitives/kdf.ts";
import { answerKdf, type KdfRequest } from "#vault/primitives/kdf-client.ts";

/** Entry of the worker that derives one key; its 64 MiB are freed when it is terminated. */
addEventListener("message", async ({ data }: MessageEvent<KdfRequest>) => {
  postMessage(await answerKdf(stretch, data));
});
