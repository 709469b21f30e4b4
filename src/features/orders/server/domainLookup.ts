import { Resolver } from 'node:dns/promises'
import * as z from 'zod'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { readBodyUpTo } from '@/platform/http/formInput'
import { withinLimit } from '@/platform/limits/counters'
import type { DomainAnswer } from '../model/domain'
import { domainNamesFor } from '../model/domainName'
import { isDomainOrdered } from './orderRepository'

export type CheckedName = { name: string; answer: DomainAnswer }

/**
 * What is known about a name under each ending that is sold, the typed ending first. Empty for what is no name.
 * Past the limit nobody is asked any more, and nothing is known.
 */
export async function checkDomains(ctx: Ctx, typed: unknown): Promise<CheckedName[]> {
  const names = typeof typed === 'string' ? domainNamesFor(typed) : []
  if (names.length === 0) return []
  const may = await withinLookupLimit(ctx)
  return Promise.all(
    names.map(async name => ({ name, answer: may ? await checkDomain(ctx, name) : 'unknown' })),
  )
}

/** What is known about one name now. Whatever goes wrong on the way leaves it unknown. */
export function checkDomain(ctx: Ctx, name: string): Promise<DomainAnswer> {
  return answered(ctx, async () =>
    (await isDomainOrdered(ctx, name)) ? 'taken' : await ctx.domains.check(name),
  )
}

/** The same for a name that an order of ours holds already. */
export const checkHeldDomain = (ctx: Ctx, name: string) => answered(ctx, () => ctx.domains.check(name))

async function answered(ctx: Ctx, ask: () => Promise<DomainAnswer>): Promise<DomainAnswer> {
  try {
    return await ask()
  } catch (err) {
    ctx.payload.logger.warn({ err, msg: 'a domain name could not be looked up' })
    return 'unknown'
  }
}

/** Counts one more look-up and answers whether it may be done. Names looked up in one go count as one. */
export function withinLookupLimit(ctx: Ctx): Promise<boolean> {
  return ctx.clientIp
    ? withinLimit(ctx, 'look-up-address', ctx.clientIp)
    : withinLimit(ctx, 'look-up-everyone', 'all')
}

export const LOOKUP_TIMEOUT_MS = 3000

/**
 * Who knows whether a name can still be had. `free` is said by its registry only. What nobody could say is
 * `unknown`; it may throw when nobody answered at all.
 */
export type DomainLookup = { check: (name: string) => Promise<DomainAnswer> }

declare module '@/platform/ctx' {
  interface Services {
    domains: DomainLookup
  }
}

const TRIES = 2

/**
 * Asks DNS whether a name is delegated: then it is taken. A name that DNS does not know may still be registered,
 * so it is never more than perhaps free. `server` is `address:port`, without it the machine's own are asked.
 */
export function dnsLookup(server?: string): DomainLookup {
  return {
    check: async name => {
      const resolver = new Resolver({ timeout: LOOKUP_TIMEOUT_MS / TRIES, tries: TRIES })
      if (server) resolver.setServers([server])
      const patience = setTimeout(() => resolver.cancel(), LOOKUP_TIMEOUT_MS)
      const asked = await Promise.allSettled([resolver.resolveNs(name), resolver.resolveSoa(name)])
      clearTimeout(patience)
      return answerOf(asked)
    },
  }
}

function answerOf(asked: PromiseSettledResult<unknown>[]): DomainAnswer {
  if (asked.some(each => each.status === 'fulfilled')) return 'taken'
  return asked.every(isNoSuchName) ? 'maybe' : 'unknown'
}

function isNoSuchName(each: PromiseSettledResult<unknown>): boolean {
  return each.status === 'rejected' && each.reason.code === 'ENOTFOUND'
}

const MAX_ANSWER_BYTES = 500_000

const domain = z.object({ objectClassName: z.literal('domain'), ldhName: z.string() })

/**
 * Asks the registry of a name over RDAP (RFC 9082, 9083). Only its own "no such object" makes a name free: a page of
 * a server in between, a refusal or a redirect says nothing about it. Throws when the registry cannot be reached.
 */
export function rdapLookup(bootstrapUrl: string): DomainLookup {
  const serverOf = rdapServers(bootstrapUrl)
  return {
    check: async name => {
      const signal = AbortSignal.timeout(LOOKUP_TIMEOUT_MS)
      const server = await serverOf(name.split('.').at(-1) ?? '', signal)
      return server
        ? askRegistry(new URL(`domain/${encodeURIComponent(name)}`, server), name, signal)
        : 'unknown'
    },
  }
}

async function askRegistry(address: URL, name: string, signal: AbortSignal): Promise<DomainAnswer> {
  const headers = { accept: 'application/rdap+json' }
  const answer = await fetch(address, { headers, signal, redirect: 'manual' })
  const said = await readBodyUpTo(answer.body, MAX_ANSWER_BYTES)
  if (!/^application\/(rdap\+)?json\b/.test(answer.headers.get('content-type') ?? '')) return 'unknown'
  if (answer.status === 404) return 'free'
  return answer.status === 200 && said && isAbout(said, name) ? 'taken' : 'unknown'
}

function isAbout(said: Uint8Array, name: string): boolean {
  const { data } = domain.safeParse(JSON.parse(Buffer.from(said).toString('utf8')))
  return data?.ldhName.toLowerCase().replace(/\.$/, '') === name
}

const CACHE_MS = 86_400_000
const MAX_BOOTSTRAP_BYTES = 2_000_000

/** RFC 9224: which endings are answered by which servers. */
const bootstrap = z.object({
  services: z.array(z.tuple([z.array(z.string()), z.array(z.url({ protocol: /^https?$/ }))])),
})

type Servers = z.infer<typeof bootstrap>['services']

/** Finds the server of an ending in the list at this address, which is read once a day. Null for an ending without. */
function rdapServers(bootstrapUrl: string) {
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

/** Its registry forbids look-ups by programs: this ending is asked over DNS, whatever is set. */
const NEVER_OVER_RDAP = 'nl'

export function byEnding(endings: string[], registry: DomainLookup, dns: DomainLookup): DomainLookup {
  const overRdap = new Set(endings.filter(ending => ending !== NEVER_OVER_RDAP))
  return { check: name => (overRdap.has(name.split('.').at(-1) ?? '') ? registry : dns).check(name) }
}

export const configuredDomainLookup = byEnding(
  env.RDAP_TLDS,
  rdapLookup(env.RDAP_BOOTSTRAP_URL),
  dnsLookup(env.DNS_SERVER),
)
