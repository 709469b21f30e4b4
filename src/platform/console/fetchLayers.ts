export type FetchLayer = (send: typeof fetch) => typeof fetch

/** Saves wait for each other during a log-in, and a log-in may need a proof of work. */
const ORDER = ['saves', 'session', 'proof'] as const

type Installed = { name: (typeof ORDER)[number]; layer: FetchLayer }

const installed: Installed[] = []
let network: typeof fetch | null = null
let outermost: typeof fetch

/** Returns how to take it out. Of two with one name the last one counts. */
export function installLayer(name: Installed['name'], layer: FetchLayer): () => void {
  const own: Installed = { name, layer }
  installed.push(own)
  compose()
  return () => {
    installed.splice(installed.indexOf(own), 1)
    compose()
  }
}

/** Replaces `window.fetch` once, so that what others wrap around it stays. */
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
