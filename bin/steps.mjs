// Says what is being done, and how long it took.
import { Refusal } from './refusal.mjs'

export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Is aborted when somebody asks to stop; without it a request to stop ends the process, and leaves its database running. */
export function stopSignal() {
  const stopping = new AbortController()
  for (const each of STOP_SIGNALS) process.on(each, () => stopping.abort())
  return stopping.signal
}

const seconds = ms => `${(ms / 1000).toFixed(1)} s`

/** Runs one step. Over a second it shows that it is at work. */
export async function step(name, work) {
  const begun = Date.now()
  const live = process.stdout.isTTY
  process.stdout.write(`  ${name} …`)
  const ticking = setInterval(
    () => process.stdout.write(live ? `\r  ${name} … ${seconds(Date.now() - begun)}` : '.'),
    live ? 200 : 2000,
  )
  try {
    const result = await work()
    process.stdout.write(
      live ? `\r  ${name}: ${seconds(Date.now() - begun)}        \n` : ` ${seconds(Date.now() - begun)}\n`,
    )
    return result
  } catch (error) {
    process.stdout.write(error.name === 'AbortError' ? ' stopped\n' : ' failed\n')
    throw error
  } finally {
    clearInterval(ticking)
  }
}

/** One of several steps side by side: it says what it was and how long it took when it is over. */
export async function stepBeside(name, work) {
  const begun = Date.now()
  try {
    const result = await work()
    console.log(`  ${name}: ${seconds(Date.now() - begun)}`)
    return result
  } catch (error) {
    console.log(`  ${name} failed`)
    throw error
  }
}

/** Runs a command's `main`; a refusal is one sentence, anything else keeps its stack. Who asked to stop gets 0. */
export async function run(main) {
  try {
    await main()
  } catch (error) {
    if (error.name === 'AbortError') return
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}
