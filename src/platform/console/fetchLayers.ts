/** A `fetch` that does its part and sends the rest on. */
export type FetchLayer = (send: typeof fetch) => typeof fetch

/**
 * From a form to the network. Saves wait for each other also while somebody logs in, and a log-in may be asked for a
 * proof of work.
 */
const ORDER = ['saves', 'session', 'proof'] as const

type Installed = { name: (typeof ORDER)[number]; layer: FetchLayer }

const installed: Installed[] = []
let network: typeof fetch | null = null
let outermost: typeof fetch

/**
 * Puts a layer in its place in `window.fetch`, whenever it comes, and answers how to take it out. Of two with one name
 * the last one counts.
 */
export function installLayer(name: Installed['name'], layer: FetchLayer): () => void {
  const own: Installed = { name, layer }
  installed.push(own)
  compose()
  return () => {
    installed.splice(installed.indexOf(own), 1)
    compose()
  }
}

/** `window.fetch` itself is replaced once, so that what others put around it stays. */
function compose(): void {
  if (!network) {
    const before = window.fetch
    network = (...args) => before.apply(window, args)
    window.fetch = (...args) => outermost(...args)
  }
  outermost = ORDER.reduceRight<typeof fetch>((send, name) => {
    const found = installed.findLast(each => each.name === name)
    return found ? found.layer(send) : send
  }, network)
}
