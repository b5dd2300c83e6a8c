import type { FaceFile } from "#pdf/setting/type-faces.ts";

/** The address of each face: a file of its own, which the browser keeps when the code changes. */
const addresses = import.meta.glob<string>("../../pdf/faces/*.ttf.gz", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * Reads a face from our own site.
 *
 * @throws Error when it cannot be read
 */
export async function fetchFace(file: FaceFile): Promise<Uint8Array> {
  const address = addresses[`../../pdf/faces/${file}.ttf.gz`];
  if (address === undefined) throw new Error(`The build has no face ${file}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The face ${file} is not at ${address}`);
  return new Uint8Array(await answer.arrayBuffer());
}
