import * as z from 'zod'
import { boundedBody } from '@/platform/http/boundedBody'
import type { DomainAnswer } from '../../model/domainAnswers'
import { type DomainPort, LOOK_UP_MS } from './DomainPort'
import { rdapServers } from './rdapServers'

const LONGEST = 500_000

const domain = z.object({ objectClassName: z.literal('domain'), ldhName: z.string() })

/**
 * Asks the registry of a name over RDAP (RFC 9082, 9083). Only its own "no such object" makes a name free: a page of
 * a server in between, a refusal or a redirect says nothing about it. Throws when the registry cannot be reached.
 */
export function rdapDomains(bootstrapUrl: string): DomainPort {
  const serverOf = rdapServers(bootstrapUrl)
  return {
    check: async name => {
      const signal = AbortSignal.timeout(LOOK_UP_MS)
      const server = await serverOf(name.split('.').at(-1) ?? '', signal)
      return server ? ask(new URL(`domain/${encodeURIComponent(name)}`, server), name, signal) : 'unknown'
    },
  }
}

async function ask(address: URL, name: string, signal: AbortSignal): Promise<DomainAnswer> {
  const headers = { accept: 'application/rdap+json' }
  const answer = await fetch(address, { headers, signal, redirect: 'manual' })
  const said = await boundedBody(answer.body, LONGEST)
  if (!/^application\/(rdap\+)?json\b/.test(answer.headers.get('content-type') ?? '')) return 'unknown'
  if (answer.status === 404) return 'free'
  return answer.status === 200 && said && isAbout(said, name) ? 'taken' : 'unknown'
}

function isAbout(said: Uint8Array, name: string): boolean {
  const { data } = domain.safeParse(JSON.parse(Buffer.from(said).toString('utf8')))
  return data?.ldhName.toLowerCase().replace(/\.$/, '') === name
}
