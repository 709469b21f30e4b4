import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { env, onSite } from '@/platform/env'
import { isRecordId } from '@/platform/text/recordId'
import type { QuoteRight } from '../model/openings'
import { quotePath } from '../model/quote'

const MARKS: Record<QuoteRight, string> = { answer: 'a', read: 'l' }
const KEY_BYTES = 32

let key: Buffer | undefined

/** Derived, so that every mail has the same link and none is stored. A higher generation ends all earlier links. */
export function quoteKey(id: string, generation: number, right: QuoteRight): string {
  key ??= Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', 'link of a quote', KEY_BYTES))
  const signed = createHmac('sha256', key).update(`${right}.${id}.${generation}`).digest('base64url')
  return `${id}.${MARKS[right]}.${signed}`
}

type Linked = { id: string; generation: number }

/** Of every mail to the prospect. */
export const quoteLink = ({ id, generation }: Linked) => onSite(quotePath(quoteKey(id, generation, 'answer')))

/** The quote that a key claims to open. Ask `opensQuote` whether it does. */
export function claimedQuote(given: string): string | null {
  const [id = ''] = given.split('.')
  return isRecordId(id) ? id : null
}

/** Null for a key that we did not make, or of an earlier generation. */
export function opensQuote(given: string, { id, generation }: Linked): QuoteRight | null {
  const rights: QuoteRight[] = ['answer', 'read']
  const sent = Buffer.from(given)
  const opened = rights.filter(right => {
    const expected = Buffer.from(quoteKey(id, generation, right))
    return sent.length === expected.length && timingSafeEqual(sent, expected)
  })
  return opened[0] ?? null
}
