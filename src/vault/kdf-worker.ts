import { stretch } from "#vault/kdf.ts";
import { answerKdf, type KdfRequest } from "#vault/kdf-client.ts";

/** Entry of the worker that stretches one passphrase; its 64 MiB go with it when it is ended. */
addEventListener("message", async ({ data }: MessageEvent<KdfRequest>) => {
  postMessage(await answerKdf(stretch, data));
});
