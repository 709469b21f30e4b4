import { answered, callFor, newIds, SECRET, signatureOf } from '../../../support/metaCalls'
import type { Telling } from '../planVisits'
import type { World } from '../world'
import { callMeta } from './calls'
import { type Sent, sent } from './sent'

/** Ad leads that the platform tells about. `forged` are ids that only a call without its signature names. */
export type SentAds = {
  ids: string[]
  forged: string[]
  act: Sent
  /** Makes that call, and keeps the status that it heard. */
  forge: (site: { url: string }) => Promise<void>
  heard: (number | null)[]
  /** From now on the platform gives what was answered. */
  reveal: () => void
}

export function told({ graph }: World, telling: Telling): SentAds {
  const ids = newIds(telling.leads)
  const forged = telling.forged ? newIds(1) : []
  answered(graph, telling.late ? forged : [...ids, ...forged])
  const body = callFor(ids)
  const act = sent({
    ...{ what: 'ad leads', key: ids.join(' '), email: '' },
    kept: ['200'],
    ask: async site => ({ kind: String(await callMeta(site, { body, signature: signatureOf(body) })) }),
  })
  const heard: SentAds['heard'] = []
  const forge = async (site: { url: string }) => {
    if (telling.forged) heard.push(await callMeta(site, forgery(telling.forged, callFor(forged))))
  }
  return { ids, forged, act, forge, heard, reveal: () => answered(graph, ids) }
}

function forgery(how: NonNullable<Telling['forged']>, body: string) {
  const signatures = {
    unsigned: null,
    tampered: signatureOf(`${body} `),
    otherSecret: signatureOf(body, `${SECRET}!`),
  }
  return { body, signature: signatures[how] }
}
