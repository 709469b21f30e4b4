/** How many inputs each loop of the corpus tries, at the least. Each loop proves its own number. */
export const CORPUS = {
  'lead forms': 1250,
  configurator: 1550,
  order: 1190,
  'customer area': 1290,
  withdrawals: 400,
  newsletter: 990,
  chat: 720,
  'REST reads': 2800,
  'REST writes': 2120,
  'office doors': 2040,
  'route handlers': 690,
  pages: 580,
  paths: 1400,
}

export type Door = keyof typeof CORPUS

/** One input. `judge` says what is wrong with what came of it; null when nothing is. */
export type Input = { name: string; judge: () => Promise<string | null> | string | null }

const SHOWN = 20

/** A busy machine is slow, and no reason to fail. */
export const PATIENCE = 1_800_000

/** Tries every input of a door, and names those that did not go as they must. */
export async function tryAll(door: Door, inputs: Input[], atOnce = 1) {
  const faults: string[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < inputs.length; at = next++) {
      const input = inputs[at]
      const fault = input && (await judged(input))
      if (fault) faults.push(`${input.name}: ${fault.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  console.info(`corpus, ${door}: ${inputs.length} inputs, ${faults.length} faults`)
  return { faults: faults.slice(0, SHOWN), enough: inputs.length >= CORPUS[door] }
}

async function judged({ judge }: Input): Promise<string | null> {
  try {
    return await judge()
  } catch (error) {
    return `threw ${error}`
  }
}

export const IN_ORDER = { faults: [], enough: true }

/** The kind of an answer, unless it is one of those that are expected. */
export const unless = (kind: string, ...expected: string[]) =>
  expected.includes(kind) ? null : `answered ${kind}`
