export type Pair = { a: number; b: number }

/** Runs two things in turn, A B A B, and answers the milliseconds of each round. */
export async function inPairs(
  a: () => Promise<unknown>,
  b: () => Promise<unknown>,
  rounds = 9,
): Promise<Pair[]> {
  const pairs: Pair[] = []
  await a()
  await b()
  for (let round = 0; round < rounds; round++) pairs.push({ a: await timed(a), b: await timed(b) })
  return pairs
}

/** The middle one of the ratios A/B, pair by pair: it holds when the machine's speed drifts. */
export function medianRatio(pairs: Pair[]): number {
  return median(pairs.map(({ a, b }) => a / b))
}

export function median(values: number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((x, y) => x - y)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Prints A/B, in both orders: nothing is put down to who it is when it comes of who went first. */
export async function showRatio(
  name: string,
  a: () => Promise<unknown>,
  b: () => Promise<unknown>,
  rounds: number,
): Promise<void> {
  const turned = (await inPairs(b, a, rounds)).map(pair => ({ a: pair.b, b: pair.a }))
  const pairs = [...turned, ...(await inPairs(a, b, rounds))]
  const [one, two] = [median(pairs.map(pair => pair.a)), median(pairs.map(pair => pair.b))]
  console.log(`${name}: ${medianRatio(pairs).toFixed(3)} (${one.toFixed(1)} ms against ${two.toFixed(1)} ms)`)
}
