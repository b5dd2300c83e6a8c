/** One figure of the benchmarks: a ratio to something measured in the same run. */
export interface Figure {
  name: string;
  ratio: number;
  /** The ratio to reach. */
  limit: number;
  /** The two terms of the ratio, for a reader: "0.61 ms / 0.44 ms". */
  detail?: string;
}

interface Comparison {
  name: string;
  ours: () => unknown;
  bare: () => unknown;
  limit: number;
}

const rounds = 9;

/** Compares medians that are measured in turns, so that other work on the machine slows both alike. */
export async function compare({ name, ours, bare, limit }: Comparison): Promise<Figure> {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await timed(ours));
    times.bare.push(await timed(bare));
  }
  return figureOf({ name, limit, ours: median(times.ours), bare: median(times.bare) });
}

/** The figure for two times in milliseconds. */
export function figureOf({
  name,
  limit,
  ours,
  bare,
}: Record<"ours" | "bare" | "limit", number> & { name: string }): Figure {
  return { name, ratio: ours / bare, limit, detail: `${readable(ours)} / ${readable(bare)}` };
}

/** The duration of a call in milliseconds. */
export async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function readable(milliseconds: number): string {
  return `${milliseconds < 10 ? milliseconds.toFixed(2) : milliseconds.toFixed(0)} ms`;
}
