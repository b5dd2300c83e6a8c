/** One figure of the benchmarks: a ratio to something measured in the same run. */
export interface Figure {
  name: string;
  ratio: number;
  /** The ratio to reach. */
  limit: number;
}

interface Comparison {
  name: string;
  ours: () => unknown;
  bare: () => unknown;
  limit: number;
}

const rounds = 9;

/** Median against median, taken in turns, so that other work on the machine disturbs both alike. */
export async function compare({ name, ours, bare, limit }: Comparison): Promise<Figure> {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await timed(ours));
    times.bare.push(await timed(bare));
  }
  return { name, ratio: median(times.ours) / median(times.bare), limit };
}

async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function median(values: number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}
