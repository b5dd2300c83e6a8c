/** The address of each face: a file of its own, which the browser keeps when the code changes. */
const addresses = import.meta.glob<string>("../../pdf/faces/*.gz", {
  query: "?url",
  import: "default",
  eager: true,
});

/** A face could not be read, so nothing was printed; the next document asks for it again. */
export class FaceNotRead extends Error {}

/**
 * Reads a face from our own site.
 *
 * @throws FaceNotRead
 */
export async function fetchFace(file: string): Promise<Uint8Array> {
  const address = addresses[`../../pdf/faces/${file}`];
  if (address === undefined) throw new FaceNotRead(`The build has no face ${file}`);
  try {
    const answer = await fetch(address);
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  } catch (cause) {
    throw new FaceNotRead(`The face ${file} cannot be reached`, { cause });
  }
  throw new FaceNotRead(`The face ${file} is not at ${address}`);
}
