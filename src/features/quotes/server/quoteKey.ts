import { signerFor } from '@/platform/auth/keys'
import { onSite } from '@/platform/env'
import { isRecordId } from '@/platform/text/recordId'
import type { QuoteRight } from '../model/openings'
import { quotePath } from '../model/quote'

const MARKS: Record<QuoteRight, string> = { answer: 'a', read: 'l' }
const signer = signerFor('link of a quote')
const textOf = (id: string, generation: number, right: QuoteRight) => `${right}.${id}.${generation}`

/** Derived, so that every mail has the same link and none is stored. A higher generation ends all earlier links. */
export function quoteKey(id: string, generation: number, right: QuoteRight): string {
  return `${id}.${MARKS[right]}.${signer.sign(textOf(id, generation, right))}`
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
  const [claimed, mark, signature = '', ...more] = given.split('.')
  if (claimed !== id || more.length > 0) return null
  const rights: QuoteRight[] = ['answer', 'read']
  const opened = rights.filter(
    right => mark === MARKS[right] && signer.verify(textOf(id, generation, right), signature),
  )
  return opened[0] ?? null
}
