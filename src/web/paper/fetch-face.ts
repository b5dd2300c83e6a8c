/** The address of each face: a file of its own, which the browser keeps when the code changes. */
const addresses = import.meta.glob<string>("../../pdf/faces/*.gz", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * Reads a face from our own site.
 *
 * @throws Error when it cannot be read
 */
export async function fetchFace(file: string): Promise<Uint8Array> {
  const address = addresses[`../../pdf/faces/${file}`];
  if (address === undefined) throw new Error(`The build has no face ${file}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The face ${file} is not at ${address}`);
  return new Uint8Array(await answer.arrayBuffer());
}
