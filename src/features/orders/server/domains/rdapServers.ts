import * as z from 'zod'
import { readBodyUpTo } from '@/platform/http/boundedBody'

const CACHE_MS = 86_400_000
const MAX_BOOTSTRAP_BYTES = 2_000_000

/** RFC 9224: which endings are answered by which servers. */
const bootstrap = z.object({
  services: z.array(z.tuple([z.array(z.string()), z.array(z.url({ protocol: /^https?$/ }))])),
})

type Servers = z.infer<typeof bootstrap>['services']

/** Finds the server of an ending in the list at this address, which is read once a day. Null for an ending without. */
export function rdapServers(bootstrapUrl: string) {
  let known: { services: Servers; until: number } | undefined
  return async (ending: string, signal: AbortSignal): Promise<string | null> => {
    if (!known || known.until < Date.now()) {
      known = { services: await readServices(bootstrapUrl, signal), until: Date.now() + CACHE_MS }
    }
    const [, servers = []] = known.services.find(([endings]) => endings.includes(ending)) ?? []
    const server = servers.find(each => each.startsWith('https:')) ?? servers[0]
    return server ? server.replace(/\/?$/, '/') : null
  }
}

async function readServices(address: string, signal: AbortSignal): Promise<Servers> {
  const answer = await fetch(address, { signal, redirect: 'error' })
  const said = await readBodyUpTo(answer.body, MAX_BOOTSTRAP_BYTES)
  if (!answer.ok || !said) throw new Error(`the list of RDAP servers was not readable (${answer.status})`)
  return bootstrap.parse(JSON.parse(Buffer.from(said).toString('utf8'))).services
}
