import * as z from 'zod'
import { readBodyUpTo } from '@/platform/http/boundedBody'
import type { DomainAnswer } from '../../model/domainAnswers'
import { type DomainLookup, LOOKUP_TIMEOUT_MS } from './DomainPort'
import { rdapServers } from './rdapServers'

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
      return server ? askRegistry(new URL(`domain/${encodeURIComponent(name)}`, server), name, signal) : 'unknown'
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
